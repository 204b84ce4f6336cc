/** Grail at the table in the browser: weathered cards and menhirs in a fog that thins where light returns. */

import emblems, { later } from 'virtual:emblems/grail'

import type { GameParts } from '..'
import { bring } from '../../kit/emblems'
import { preferences } from '../../lib/settings.svelte'
import type { Packed } from '../../lib/words'
import { verb } from './asked'
import Asked from './Asked.svelte'
import Board from './Board.svelte'
import { decided } from './decided'
import { frayApply, frayBeat, frayStage } from './fray/telling'
import './grail.css'
import Held from './Held.svelte'
import { look } from './look'
import { Chosen } from './picking.svelte'
import PlayerMarks from './PlayerMarks.svelte'
import PlayerNumbers from './PlayerNumbers.svelte'
import PlayerSigil from './PlayerSigil.svelte'
import PlayerTracks from './PlayerTracks.svelte'
import { SOUNDS } from './sounds'
import { apply, beat, begins, ending, stage } from './telling'
import type { GrailView } from './view'

bring(emblems, later)

/** Offered on the map, in the book, at the camp fire: not listed once more. */
const DRAWN: ReadonlySet<string> = new Set([
  'Travel',
  'TakeChoice',
  'Peek',
  'BuyCard',
  'RaiseAttribute',
  'TakeCard',
  'TakeSkill',
  'PutIn',
  'TakeOut',
  'TakeCharacter',
  'TakeTray',
  'TakeColour',
])
const elsewhere = (option: Packed): boolean => !preferences.textBoard && DRAWN.has(verb(option))

/** In the gallery, and marked where a sentence names them. */
const CARDS: ReadonlySet<string> = new Set([
  'hero',
  'card',
  'item',
  'secret',
  'skill',
  'encounter',
  'event',
  'location',
])

/** What is decided by looking at one's cards. */
const OF_THE_HAND: ReadonlySet<string> = new Set(['hand', 'discard', 'bypass', 'approach'])

/** In a fight the letters are the cards. */
const opens = (panel: Chosen['panel']) => (picking: Chosen) => {
  if (!document.querySelector('#fray')) picking.panel = panel
}
const to = (place: string) => (): void =>
  document.querySelector<HTMLElement>(`#${place} :is(button:not(:disabled), [data-stop])`)?.focus()

const parts: GameParts<GrailView, Chosen> = {
  Board,
  Hand: Held,
  Panel: Asked,
  flat: true,
  together: true,
  talkative: true,
  spreads: () => true,
  opening: (view) => view.phase === 'setup',
  Sigil: PlayerSigil,
  Marks: PlayerMarks,
  Numbers: PlayerNumbers,
  People: PlayerTracks,
  Book: () => import('./campaign/Book.svelte'),
  look,
  picking: () => new Chosen(),
  keys: {
    f: opens('dawn'),
    q: opens('quests'),
    x: opens('statuses'),
    b: to('tray'),
    w: to('map'),
    g: (picking) => picking.next(),
  },
  holds: (view) => (Object.keys(view.heroes).length ? 1 : 0),
  elsewhere,
  fromHand: (ask) => ask.prompt === 'play',
  onBoard: (ask) =>
    !preferences.textBoard && ask.kind === 'one' && ask.options.some((option) => DRAWN.has(verb(option))),
  withHand: ({ prompt }) => OF_THE_HAND.has(prompt),
  plain: (option) => !preferences.textBoard && ['Eat', 'GoHungry'].includes(verb(option)),
  closing: (option) => verb(option) === 'Done',
  headline: (view, words) =>
    view.day ? words.say('headline', { day: view.day, chapter: view.chapter }) : words.say('headline-before'),
  course: (view, words) =>
    view.day
      ? {
          name: words.say('headline-long', { day: view.day, 'chapter-title': view.chapter }),
          steps: ['start', 'during', 'end'].map((phase) => words.say(`phase-${phase}`)),
          at: ['start', 'during', 'end'].indexOf(view.phase),
        }
      : null,
  apply: (view, line) => frayApply(apply(view, line), line),
  beat: (line) => frayBeat(line) ?? beat(line),
  begins,
  stage: (scene) => frayStage(scene) ?? stage(scene),
  ending,
  decided,
  sounds: SOUNDS,
  lessons: async () => (await import('./intro')).LESSONS,
  task: ({ lesson }, words) => lesson.map((step) => String(words.name('lesson', step.lesson))).join(' '),
  grim: new Set(['menhir-out', 'discarded', 'no-menhir', 'dying', 'dies', 'insane', 'defeat', 'attack']),
  face: (view, seat) => view.heroes[seat]?.hero ?? '',
  restOf: (view, seat, words) => String(words.name('hero', view.heroes[seat]?.hero ?? '')),
  isCard: ({ kind }) => CARDS.has(kind),
  words: { en: () => import('./locale/en.ftl?raw'), pl: () => import('./locale/pl.ftl?raw') },
}
export default parts
