/** A few quiet tones, only if the person wants them. */

import { preferences } from './settings.svelte'

/** Frequency and length of each tone, by what happened. */
const TONES: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  'your-move': [
    [523, 0.12],
    [784, 0.2],
  ],
  revealed: [[392, 0.08]],
  'plays-face-up': [[330, 0.06]],
  'plays-face-down': [[262, 0.06]],
  'wins-district': [
    [392, 0.1],
    [494, 0.1],
    [587, 0.18],
  ],
  frenzy: [
    [156, 0.16],
    [147, 0.24],
  ],
  'new-prince': [
    [523, 0.14],
    [659, 0.14],
    [784, 0.3],
  ],
}

let context: AudioContext | undefined

export function sound(what: string): void {
  const tones = TONES[what]
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
