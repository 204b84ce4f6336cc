/** The shapes that travel between server and client, by the names the client uses.
 *
 *  All of them come from `schema.d.ts`, which is generated from the server's own schema. */

import type { components } from './schema'
import type { Facts, Packed } from './words'

type Schemas = components['schemas']

export type Seat = string
export type Me = Schemas['Me']
export type SessionInfo = Schemas['SessionInfo']
export type InvitationInfo = Schemas['InvitationInfo']
export type GameInfo = Schemas['GameInfo']
export type BringInfo = Schemas['BringInfo']
export type Brought = Schemas['Brought']
export type Setup = Schemas['Setup']
export type RulesInfo = Schemas['RulesInfo']
export type RulesFound = Schemas['RulesFound']
export type EvidenceInfo = Schemas['EvidenceInfo']
export type RuleInfo = Schemas['RuleInfo']
export type TermInfo = Schemas['TermInfo']
export type Face = Required<Schemas['Face']>
export type Printed = Omit<Schemas['Printed'], 'face' | 'sheet'> & { face?: Face | null; sheet?: unknown }
export type CardSheet = Schemas['CardSheet']
export type Coverage = Schemas['Coverage']
export type TableInfo = Schemas['TableInfo']
export type TableLine = Schemas['TableLine']
export type CampaignKind = Schemas['CampaignKind']
export type CampaignLine = Schemas['CampaignLine']
export type CampaignInfo = Omit<Schemas['CampaignInfo'], 'opened'> & { opened: Printed[] }
export type Lobby = Schemas['Lobby']
export type SeatInfo = Schemas['SeatInfo']
export type Invited = Schemas['Invited']
export type OrderInfo = Schemas['OrderInfo']
export type SeatOrders = Schemas['SeatOrders']

/** An answer to a question that follows, if it is this one and says so. */
export interface Planned {
  prompt: string
  answer: Answer
  when: Facts
}

export interface Refused {
  option: Packed
  rule: string
  args: Facts
}

export interface Ask {
  seat: Seat
  prompt: string
  kind: 'one' | 'some' | 'order' | 'number' | 'confirm'
  options: Packed[]
  /** What is said beside each of the options. */
  asides?: ({ key: string; facts: Facts } | null)[]
  /** What each of the options comes to, if nothing else happens: the words are `outcome-<what>(-to)`. */
  outcomes?: Schemas['OutcomeSight'][][]
  /** Why an option is asked for once more; such options come last. */
  cautions?: ({ key: string; facts: Facts } | null)[]
  refused: Refused[]
  low: number
  high: number
  rule: string
  args: Facts
  otherwise: Record<string, string>
  /** An option of this kind may be written besides: one line, so many characters long at most. */
  own_words?: { option: string; longest: number } | null
  /** Several answers as one choice: the first is given now, the others follow on it. */
  shortcuts?: { key: string; facts: Facts; answer: Answer; then: Planned[] }[]
}

export interface Line {
  /** The step after which this was told. */
  at: number
  key: string
  facts: Facts
}

export interface Refusal {
  reason: string
  rule: string
  args: Facts
  text: string
}

export interface SeatClock {
  bank: number
  since: number | null
  deadline: number | null
}

export interface Standing {
  place: number
  seats: Seat[]
  score: number | null
}

/** One source of points of one seat. */
export interface Earned {
  seat: Seat
  source: string
  amount: number
  rule: string
  /** Ids of the printed things, or seats, it came from. */
  things: string[]
  track: string
}

export interface Tie {
  key: string
  rule: string
  facts: Facts
}

export interface UndoRequest {
  by: Seat
  needs: Seat[]
  agreed: Seat[]
  version: number
  /** Not a move: the host would go on from the last step that fits the rules of the day. */
  rules: boolean
}

/** What was played and the rules of the day have parted. */
export interface PartedSight {
  /** Steps that still fit, and that were played. */
  step: number
  steps: number
  why: 'told' | 'refused' | 'damaged'
  was: Line[]
  now: Line[]
  /** The host would go on, and these have not agreed yet. */
  needs: Seat[]
}

export interface Sight<View = unknown> {
  is: 'sight'
  version: number
  step: number
  seat: Seat | null
  status: 'lobby' | 'live' | 'over'
  view: View
  asks: Ask[]
  /** Questions to other seats that we may answer too. */
  beside: Ask[]
  waiting_for: Seat[]
  kept: number
  lines: Line[]
  clocks: Record<Seat, SeatClock>
  undo: { possible: boolean; why: string; needs: Seat[] }
  request: UndoRequest | null
  /** Whom this seat may whisper to now, itself included. */
  whisper: Seat[]
  standings: Standing[]
  /** Where every point came from, once it is over. */
  ledger: Earned[]
  /** What put one side before another that was equal. */
  ties: Tie[]
  /** What has come to light at this table and is in no gallery. */
  opened: Printed[]
  /** The rules have changed under the game. */
  parted: PartedSight | null
  /** It ended without a result, because they had. */
  closed: boolean
}

export interface Said {
  is: 'chat'
  /** Among the lines of the same audience. */
  number: number
  name: string
  person: string
  text: string
  at: string
  /** A whisper: the seats that hear it. */
  audience: string
}

export interface People {
  is: 'people'
  seats: SeatInfo[]
  watching: number
  status: string
  rematch: string
  /** Who may speak. */
  talk: TableInfo['talk']
}

/** What a team has pinned and noted, for nobody else. */
export type Shared = Schemas['Shared']

export type FromServer =
  | Sight
  | Said
  | People
  | Shared
  | { is: 'taken'; nonce: string; version: number }
  | { is: 'refused'; nonce: string; refusal: Refusal }
  | { is: 'pong'; now: number }
  | { is: 'back-soon' }

export type Answer = Packed | Packed[] | number | boolean
