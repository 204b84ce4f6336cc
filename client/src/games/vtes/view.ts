/** The view of V:TES, as the server sends it, and who has what in it. */

import type { components } from '../../lib/schema'
import type { Seat } from '../../lib/types'

type Schemas = components['schemas']
export type VtesView = Schemas['VtesView']
export type MethuselahView = Schemas['VtesMethuselahView']
export type HiddenView = Schemas['VtesHiddenView']
export type CardView = Schemas['VtesCardView']
export type ActionView = Schemas['VtesActionView']
export type CombatView = Schemas['VtesCombatView']
export type ReferendumView = Schemas['VtesReferendumView']

export const methuselah = (view: VtesView, seat: string | null): MethuselahView | undefined =>
  view.methuselahs.find((one) => one.seat === seat)

export const cardAt = (view: VtesView, ref: string): CardView | undefined => view.cards.find((card) => card.ref === ref)

/** What is printed on a card on the table: `raven-spy` of `raven-spy:2`. */
export const printedOf = (ref: string): string => ref.split(':')[0] ?? ''

const MINIONS = ['ready', 'torpor', 'incapacitated']
export const isMinion = ({ region }: CardView): boolean => MINIONS.includes(region)
export const isDown = ({ region }: CardView): boolean => region === 'torpor' || region === 'incapacitated'

/** The minions of somebody, the ready ones first. */
export function minionsOf(view: VtesView, seat: Seat): CardView[] {
  const all = view.cards.filter((card) => card.controller === seat && isMinion(card))
  return [...all.filter((card) => !isDown(card)), ...all.filter(isDown)]
}

export const attachedTo = (view: VtesView, ref: string): CardView[] =>
  view.cards.filter(({ host, region }) => host === ref && region === 'attached')

/** What lies before somebody without a host: locations and the like, and cards that are contested. */
export const lyingOf = (view: VtesView, seat: Seat): CardView[] =>
  view.cards.filter(({ controller, region }) => controller === seat && (region === 'in_play' || region === 'contested'))

/** An uncontrolled card of one's own, with its number among copies of it. */
export interface Rising {
  hidden: HiddenView
  card: string
  copy: number
}

export function risingOf(one: MethuselahView | undefined): Rising[] {
  const seen = new Map<string, number>()
  return (one?.uncontrolled ?? []).map((hidden) => {
    const card = hidden.card ?? ''
    const copy = (seen.get(card) ?? 0) + 1
    seen.set(card, copy)
    return { hidden, card, copy }
  })
}
