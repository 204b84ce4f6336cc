/** A few quiet tones, only if the person wants them. */

import type { Tones } from '../games'
import { preferences } from './settings.svelte'

export const YOUR_MOVE: Tones[string] = [
  [523, 0.12],
  [784, 0.2],
]

let context: AudioContext | undefined

export function sound(tones: Tones[string] | undefined): void {
  if (!preferences.sound || !tones) return
  context ??= new AudioContext()
  let at = context.currentTime
  for (const [frequency, length] of tones) {
    const tone = context.createOscillator()
    const volume = context.createGain()
    tone.type = 'triangle'
    tone.frequency.value = frequency
    volume.gain.setValueAtTime(0.0001, at)
    volume.gain.exponentialRampToValueAtTime(0.08, at + 0.015)
    volume.gain.exponentialRampToValueAtTime(0.0001, at + length)
    tone.connect(volume).connect(context.destination)
    tone.start(at)
    tone.stop(at + length)
    at += length * 0.8
  }
}
