/** Heritage at the table in the browser: a book of hours on black vellum, in which a family tree grows. */

import { tick } from 'svelte'

import emblems, { later } from 'virtual:emblems/heritage'

import type { GameParts } from '..'
import { bring } from '../../kit/emblems'
import { phone } from '../../lib/bar.svelte'
import Board from './Board.svelte'
import { actOf } from './chronicle/stage'
import { called, Choosing, elsewhere, seenInTree } from './choosing.svelte'
import { decided, ending } from './decided'
import Folded from './Folded.svelte'
import Hand from './Hand.svelte'
import './heritage.css'
import { isPerson, look } from './look'
import Panel from './Panel.svelte'
import PlayerMarks from './PlayerMarks.svelte'
import PlayerNumbers from './PlayerNumbers.svelte'
import PlayerSigil from './PlayerSigil.svelte'
import { SOUNDS } from './sounds'
import { apply, beat, begins, stage } from './telling'
import type { HeritageView } from './view'

bring(emblems, later)

const CARDS: ReadonlySet<string> = new Set(['scheme', 'ability', 'mission', 'obligation'])

/** The letters of this table: to the first thing of a part of it. */
const to = (place: string) => (): void =>
  document.querySelector<HTMLElement>(`${place} :is(button:not(:disabled), [data-stop])`)?.focus()

/** To what lies open to everybody, which shares its room with the hand. */
const toOpen =
  (place: string) =>
  async (choosing: Choosing): Promise<void> => {
    choosing.part = 'theatres'
    await tick()
    to(place)()
  }

/** To one's own haven: the servant or a resource that can be used, else all that lies there. */
async function toHaven(choosing: Choosing): Promise<void> {
  choosing.open = ''
  await tick()
  const haven = document.querySelector<HTMLElement>('#haven')
  ;(haven?.querySelector<HTMLElement>('button:not(:disabled)') ?? haven)?.focus()
}

const parts: GameParts<HeritageView, Choosing> = {
  Board,
  flat: true,
  low: true,
  spreads: () => true,
  opening: (view) => view.round === 0 || actOf(view) !== null,
  Hand,
  Panel,
  Sigil: PlayerSigil,
  Marks: PlayerMarks,
  Numbers: PlayerNumbers,
  People: Folded,
  Details: () => import('./PlayerDetails.svelte'),
  Book: () => import('./chronicle/Book.svelte'),
  look,
  // What somebody wrote on a name sticker stays as it is, also if it is the id of something else.
  means: (fact, entry) => fact !== 'name' || entry.kind === 'name',
  picking: () => new Choosing(),
  keys: {
    q: to('#queue'),
    b: to('#tree'),
    w: to('#theatres'),
    s: toOpen('#open'),
    g: to('#missions'),
    k: toOpen('#lying'),
    o: toHaven,
  },
  holds: (view) => (view.round && !actOf(view) ? Math.max(1, view.hand?.length ?? 0) : 0),
  fromHand: (ask) => ask.prompt === 'turn',
  elsewhere,
  gist: called,
  plain: seenInTree,
  whereElse: (ask) =>
    ask.prompt !== 'turn' || phone.current
      ? ''
      : ask.options.some(({ is }) => is === 'heritage.Recruit')
        ? 'ask-turn-where'
        : 'ask-turn-where-scheme',
  closing: (option) => option.is === 'heritage.EndTurn',
  headline: (view, words) =>
    actOf(view)
      ? words.say(`stage-${actOf(view) ?? ''}`)
      : view.round
        ? [
            ...(view.chronicle
              ? [words.say('board-place', { location: view.chronicle.location, year: view.chronicle.year })]
              : []),
            words.say('board-round-short', { round: view.round, rounds: view.rounds }),
          ].join(' · ')
        : '',
  apply,
  beat,
  begins,
  stage,
  grim: new Set(['falls-torpid', 'trial', 'breach', 'city-lost', 'coup']),
  sounds: SOUNDS,
  decided,
  ending,
  face: (view, seat) => view.players[seat]?.leader ?? '',
  lessons: async () => (await import('./intro')).LESSONS,
  isCard: ({ kind }) => CARDS.has(kind) || isPerson(kind),
  words: { en: () => import('./locale/en.ftl?raw'), pl: () => import('./locale/pl.ftl?raw') },
}
export default parts
