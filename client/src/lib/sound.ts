/** A few quiet sounds, only if the person wants them: a file is fetched when it is first to be heard. */

import { untrack } from 'svelte'

import blood from '../sounds/blood.wav?url'
import card from '../sounds/card.wav?url'
import loss from '../sounds/loss.wav?url'
import reveal from '../sounds/reveal.wav?url'
import turn from '../sounds/turn.wav?url'
import win from '../sounds/win.wav?url'
import { preferences } from './settings.svelte'
import type { Weight } from './telling.svelte'
import type { Line, Seat, Standing } from './types'

const FILES = { turn, card, blood, reveal, win, loss }
export type Sound = keyof typeof FILES

/** Sounds by the key of the line of the log they belong to. */
export type Sounds = Readonly<Record<string, Sound>>

/** Seconds between two sounds: a story that is told at once is no clatter. */
const APART = 0.09
/** Milliseconds after which it is too late: a page nobody has touched yet may not sound. */
const LATE = 1000

let context: AudioContext | undefined
let last = -APART
const loaded = new Map<Sound, Promise<AudioBuffer>>()

/** Once: whoever turns sounds on later does not hear then what has happened before. */
export function sound(name: Sound | undefined): void {
  if (name && untrack(() => preferences.sound)) void play(name, performance.now())
}

/** What is heard of a beat: its first line that sounds, and of a moment something in any case.  Whoever is let in on a
 *  secret hears the same as everybody. */
export function soundOf(sounds: Sounds | undefined, lines: readonly Line[], weight: Weight): Sound | undefined {
  const heard = lines.flatMap(({ key }) => sounds?.[key.replace(/-privy$/, '')] ?? [])
  return heard[0] ?? (weight === 'moment' ? 'reveal' : undefined)
}

/** What is heard at the end by somebody who holds these seats. */
export function soundOfEnd(standings: readonly Standing[], yours: readonly Seat[]): Sound | undefined {
  const own = standings.filter(({ seats }) => seats.some((seat) => yours.includes(seat)))
  if (!own.length) return undefined
  return own.some(({ place }) => place === 1) ? 'win' : 'loss'
}

async function play(name: Sound, asked: number): Promise<void> {
  try {
    context ??= new AudioContext()
    const [buffer] = await Promise.all([load(context, name), context.resume()])
    if (performance.now() - asked > LATE || context.currentTime - last < APART) return
    last = context.currentTime
    const source = context.createBufferSource()
    const volume = context.createGain()
    source.buffer = buffer
    volume.gain.value = preferences.volume
    source.connect(volume).connect(context.destination)
    source.start()
  } catch {
    // No device to hear it on, or no connection: then it is not heard.
  }
}

function load(to: AudioContext, name: Sound): Promise<AudioBuffer> {
  const known = loaded.get(name)
  if (known) return known
  const read = fetch(FILES[name])
    .then((answer) => answer.arrayBuffer())
    .then((bytes) => to.decodeAudioData(bytes))
  read.catch(() => loaded.delete(name))
  loaded.set(name, read)
  return read
}
