/** What each game brings to the table in the browser.
 *
 *  A game is a folder here and a line in `GAMES`; it is fetched when somebody looks at that game.  Whatever a
 *  game leaves out the shared parts do: without a board of its own the table is read as text. */

import type { Component } from 'svelte'

import type { Looking } from '../kit/look'
import type { Library } from '../lib/game.svelte'
import type { Folding } from '../lib/paragraphs'
import type { Sounds } from '../lib/sound'
import type { Beat, Scene } from '../lib/telling.svelte'
import type { Answer, Ask, CampaignInfo, Line, Printed, Seat, Shared, Sight, TableInfo } from '../lib/types'
import type { Facts, Lang, Packed, Words } from '../lib/words'

/** An answer put together by several touches, e.g. a card on its way from the hand to a place. */
export interface Picking {
  /** Something is chosen, and something is still to be said about it. */
  readonly underway: boolean
  /** Whether the game's `Panel` takes the place of the choices meanwhile; otherwise whenever something is underway. */
  readonly instead?: boolean
  /** Something lies over the board and is to be read first: on a phone the question leaves it the room. */
  readonly covered?: boolean
  drop: () => void
  /** The pass that is given now goes for the rest of what is going on, as long as it is not about oneself. */
  rest?: () => void
  /** Another question is open now: what no longer fits is dropped. */
  follow: (ask: Ask | null) => void
}

export interface BoardProps<View, P extends Picking> {
  view: View
  ask: Ask | null
  picking: P
  lines: readonly Line[]
  /** What is being told right now. */
  told: Line | null
  players: Record<Seat, string>
  /** The table itself, what the team of this seat shares there, the answer that is on its way, and who is waited for. */
  table: {
    readonly id: string
    readonly shared: Shared | null
    readonly underway: object | null
    readonly skew: number
    readonly sight: Pick<Sight, 'waiting_for' | 'clocks' | 'seat'> | null
    /** Whoever plays several seats is told what concerns any of them. */
    readonly info?: Pick<TableInfo, 'yours'>
  }
  send: (answer: Answer) => void
}

export interface HandProps<View, P extends Picking> {
  view: View
  ask: Ask | null
  picking: P
  busy: boolean
  /** The seat one looks from, where the view does not say it. */
  seat?: Seat | null
  send: (answer: Answer) => void
}

export interface SeatProps<View> {
  view: View
  seat: Seat
}

/** The book of a campaign between two sittings. */
export interface BookProps {
  info: CampaignInfo
  /** What one may know of it, in the campaign's own words. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- for the shared parts it is opaque
  view: any
  players: Record<Seat, string>
}

export interface Moment<View> {
  view: View
  /** The open question, if any. */
  prompt: string
  over: boolean
}

/** Something the guide explains when it first comes up, in the words `intro-<id>-title` and `intro-<id>`. */
export interface Lesson<View> {
  id: string
  when: (moment: Moment<View>) => boolean
  /** It explains the board: on a phone the hand leaves it its room until that has been read. */
  ofBoard?: boolean
}

/** A number that a moment changes, called `label`. */
export interface Change {
  label: string
  /** Whose it is. */
  seat?: Seat
  /** The printed thing it belongs to. */
  of?: string
  from: number
  to: number
  /** The more, the worse. */
  bad?: boolean
}

/** What is to be seen of a moment. */
export interface Stage {
  /** Printed things, the card that is turned first. */
  cards: readonly { id: string; seat?: Seat; down?: boolean; drained?: boolean }[]
  /** The message that says it in a few words; without one the sentence is the title. */
  title?: { key: string; facts: Facts }
  tone?: 'blood' | 'gain'
  changes?: readonly Change[]
  /** The printed place it happens at. */
  place?: string
  /** Lines that title and numbers say already. */
  mute?: (line: Line) => boolean
}

/** A moment that decided: the line that tells it, and what it brought the winners. */
export interface Turn {
  line: Line
  amount: number
  /** The round it was in; 0: before the first. */
  round: number
  /** Ids that may be of something printed, to be shown beside it. */
  things: string[]
  /** What a round is called; nothing: a round. */
  when?: string
}

export interface Course {
  name: string
  steps: readonly string[]
  at: number
}

// Only the game itself knows its view and what is being picked: the shared parts pass them on.
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- for the shared parts they are opaque
export interface GameParts<View = any, P extends Picking = any> {
  /** The drawn table. */
  Board?: Component<BoardProps<View, P>>
  /** The board fills everything under the header and lies under all other parts: it shows the players itself, hand and
   *  question float over its lower edge, and the story folds into a rail. */
  underAll?: boolean
  /** The board is a table around which everybody sits: it shows the players itself and fills its place, and hand and
   *  question stand low and side by side below it. */
  around?: boolean
  /** All play on one side and hide nothing from one another: between two seats of one person the table stays open. */
  together?: boolean
  /** The hand lies low: the board needs the height. */
  flat?: boolean
  /** And lower still on a low screen: its cards can be read without their emblems. */
  low?: boolean
  /** The question needs more room than the hand. */
  talkative?: boolean
  /** What the seat holds, below the board. */
  Hand?: Component<HandProps<View, P>>
  /** Takes the place of the choices while something is being picked. */
  Panel?: Component<HandProps<View, P> & { ask: Ask }>
  /** The printed thing whose portrait stands for a seat. */
  face?: (view: View, seat: Seat) => string
  /** In the players' bar: a sign before the name, marks after it, key numbers below, who stands with them at the end;
   *  all of it in a dialog. */
  Sigil?: Component<SeatProps<View>>
  Marks?: Component<SeatProps<View>>
  Numbers?: Component<SeatProps<View>>
  People?: Component<SeatProps<View>>
  /** Fetched when somebody opens it. */
  Details?: () => Promise<{ default: Component<SeatProps<View>> }>
  /** The book of its campaign; fetched when somebody opens one. */
  Book?: () => Promise<{ default: Component<BookProps> }>
  /** How its printed things look: ground, sign of the kind, medallion, numbers. */
  look?: Looking

  picking?: () => P
  /** Letters of the keyboard; the list of keys explains them as `keys-<letter>`. */
  keys?: Readonly<Record<string, (picking: P) => void>>
  /** How many cards the seat holds, or whoever of its people a question is about; the hand is shown while there are
   *  any. */
  holds?: (view: View, ask?: Ask) => number
  /** The question is answered from the hand: small screens open it. */
  fromHand?: (ask: Ask) => boolean
  /** The board or the hand offers this, or says there why it is refused: it is not listed among the choices. */
  elsewhere?: (option: Packed, refused?: boolean) => boolean
  /** How to find what is offered there: a message, or nothing. */
  whereElse?: (ask: Ask, view: View) => string
  /** The board is what it is answered on: on a phone the hand leaves it its room. */
  onBoard?: (ask: Ask) => boolean
  /** A card of the hand may matter to it; otherwise the hand of a phone is left a touch away.  Not said: it may be. */
  withHand?: (ask: Ask) => boolean
  /** What to think of before this is sent: a message, or nothing. */
  grave?: (option: Packed, view: View, shelf: Library) => { key: string; facts: Facts } | null
  /** What a choice gives, in a few signs: they stand in place of a name where the face beside them says who it is. */
  gist?: (option: Packed, shelf: Library) => string
  /** What would be said beside a choice is to be seen on the board, where it stands as well. */
  plain?: (option: Packed) => boolean
  /** Where the game is, in a few words above the board. */
  headline?: (view: View, words: Words) => string
  /** The same where there is room for it: a name, its steps in their order, and which of them it is at. */
  course?: (view: View, words: Words) => Course | null
  /** Before the game itself all that is chosen lies on the board: the question needs one line. */
  opening?: (view: View) => boolean
  /** The board needs the width of the table: the story folds into a rail. */
  spreads?: (view: View) => boolean
  out?: (view: View, seat: Seat) => boolean

  /** The view after a line of the log, as far as the line says; without it news is shown at once. */
  apply?: (view: View, line: Line) => View
  /** How much weight a line of the log has when it is told; otherwise it is told in passing. */
  beat?: (line: Line, view: View) => Beat
  /** What whoever looks knows without being told what happened since their last turn. */
  isNoNews?: (line: Line, view: View) => boolean
  /** Whether somebody's turn begins with this line; otherwise whenever somebody else acts. */
  begins?: (line: Line) => boolean
  /** How the story is folded; otherwise all of it lies open. */
  folding?: Folding
  /** What a moment shows on its stage, beside its sentences. */
  stage?: (scene: Scene<View>) => Stage
  /** Draws what a moment is about in its own way, in place of cards and sentences. */
  Moment?: Component<{ scene: Scene<View>; players: Record<Seat, string> }>
  /** Beside the cards and sentences of a moment: the place it happens at, and what lies there. */
  Behind?: Component<{ scene: Scene<View> }>
  Beneath?: Component<{ scene: Scene<View>; players: Record<Seat, string> }>
  /** Answers that end the matter: always first, so that their key never takes something else instead. */
  closing?: (option: Packed, ask: Ask) => boolean
  /** The answer that most will give, which Enter takes; otherwise the end of a turn. */
  obvious?: (option: Packed, ask: Ask) => boolean
  /** Lines of the log that mean blood or danger. */
  grim?: ReadonlySet<string>
  /** The lines of the log that say how the game was won. */
  ending?: (lines: readonly Line[]) => readonly Line[]
  /** Who somebody was and what they have left at the end, in a few words; what breaks a tie is among them. */
  restOf?: (view: View, seat: Seat, words: Words) => string
  /** Up to three moments that decided the game, in their order. */
  decided?: (lines: readonly Line[], winners: readonly Seat[]) => readonly Turn[]
  /** What is heard when a line is told. */
  sounds?: Sounds
  /** For a first game: fetched when somebody wants to be guided. */
  lessons?: () => Promise<readonly Lesson<View>[]>
  /** A guided game: what it tells whoever plays it, and to do next; empty: nothing. */
  task?: (view: View, words: Words) => string

  /** Which printed things are cards: in the gallery, and marked where a sentence names them; otherwise all. */
  isCard?: (entry: Printed) => boolean
  /** Other forms of its name in the sentences of a language: a card is marked where it is declined, too. */
  forms?: (entry: Printed, words: Words) => readonly string[]
  /** Whether a fact of that name is this thing, where ids are words that also mean something else; otherwise any is. */
  means?: (fact: string, entry: Printed) => boolean
  /** Messages of these parts; they may say anew what the page says.  Only the reader's language is fetched. */
  words?: Readonly<Record<Lang, () => Promise<{ default: string }>>>
  /** Those of the guide, fetched when it first speaks; without any they are among the others. */
  guideWords?: Readonly<Record<Lang, () => Promise<{ default: string }>>>
}

interface Entry {
  parts: () => Promise<{ default: GameParts }>
  /** There are lessons for a first game, at a table like this. */
  guided?: FirstTable
}

/** The table of a guided game: nothing said means one against as many bots as usual. */
export interface FirstTable {
  seats?: readonly string[]
  options?: Readonly<Record<string, string | number | boolean>>
}

const GAMES: Readonly<Record<string, Entry>> = {
  dracula: {
    parts: () => import('./dracula'),
    guided: { seats: ['bot:clever', 'me'], options: { mode: 'basic', length: 'short', deduction: 'cities' } },
  },
  grail: { parts: () => import('./grail'), guided: { seats: ['me'], options: { tutorial: true } } },
  heritage: { parts: () => import('./heritage'), guided: { seats: ['me', 'bot:clever', 'bot:clever'] } },
  vendetta: { parts: () => import('./vendetta'), guided: {} },
  vtes: { parts: () => import('./vtes'), guided: { seats: ['me', 'bot:clever', 'bot:clever'] } },
}

export const guided = (game: string): FirstTable | undefined => GAMES[game]?.guided

export async function partsOf(game: string): Promise<GameParts> {
  return (await GAMES[game]?.parts())?.default ?? {}
}

/** For games in which every answer is a single touch. */
export const NOTHING_PICKED: Picking = { underway: false, drop: () => undefined, follow: () => undefined }
