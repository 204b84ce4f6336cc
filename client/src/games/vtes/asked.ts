/** The open question by what on the table it is about: minions, cards of the hand, uncontrolled cards, Methuselahs. */

import type { Ask, Refused } from '../../lib/types'
import type { Packed } from '../../lib/words'

export const verb = (option: Packed): string => option.is.slice(option.is.indexOf('.') + 1)
export const text = (option: Packed, field: string): string => {
  const value = option[field]
  return typeof value === 'string' ? value : ''
}

/** Something on the table that can be touched: `minion ayelech:1`, `hand deflection`, `hidden lloyd-brooks 1`, `seat B`. */
export type Spot = string
export const minionSpot = (ref: string): Spot => `minion ${ref}`
export const handSpot = (card: string): Spot => `hand ${card}`
export const hiddenSpot = (card: string, copy: number): Spot => `hidden ${card} ${copy}`
export const seatSpot = (seat: string): Spot => `seat ${seat}`

/** What a minion of one's own does: it is chosen first, then what it does. */
const DEEDS = new Set([
  'Bleed',
  'Hunt',
  'EquipFrom',
  'LeaveTorpor',
  'Rescue',
  'Diablerize',
  'BecomeAnarch',
  'HuntDown',
  'BurnImbued',
])
/** With a card of the hand. */
const FROM_HAND = new Set(['PlayCard', 'Discard', 'CastCard', 'BurnOption'])
const HIDDEN = new Set(['Transfer', 'ChooseHidden'])
const TARGETS = new Set([
  'ChooseCard',
  'ChooseMethuselah',
  'ChooseHidden',
  'ChooseUnseen',
  'ChooseWord',
  'Nothing',
  'Pass',
])

export const isDeed = (option: Packed): boolean => DEEDS.has(verb(option))
export const isFromHand = (option: Packed): boolean =>
  FROM_HAND.has(verb(option)) || (verb(option) === 'ChoosePrinted' && option['zone'] === 'hand')
export const isTransfer = (option: Packed): boolean => verb(option) === 'Transfer'
/** One source of votes at a time. */
export const isCast = (option: Packed): boolean => verb(option) === 'Cast' || verb(option) === 'CastCard'
/** What a card is used on is asked for: each of them is named, wherever it lies. */
export const namesTargets = ({ options }: Ask): boolean => options.every((option) => TARGETS.has(verb(option)))
/** Nothing is done: the window passes, the phase ends. */
export const isPass = (option: Packed): boolean => ['Pass', 'EndPhase', 'Nothing'].includes(verb(option))

/** All things that belong to an answer, in the order they are named. */
export function spotsOf(option: Packed): Spot[] {
  const kind = verb(option)
  const [card, minion] = [text(option, 'card'), text(option, 'minion')]
  if (kind === 'ChooseCard') return [minionSpot(card)]
  if (kind === 'ChooseMethuselah') return [seatSpot(text(option, 'player'))]
  if (kind === 'Cast') return [minionSpot(text(option, 'source'))]
  const found: Spot[] = []
  if (isFromHand(option)) found.push(handSpot(card))
  if (HIDDEN.has(kind)) found.push(hiddenSpot(card, Number(option['copy'] ?? 1)))
  if (minion && (isDeed(option) || ['PlayCard', 'UseAbility', 'Block'].includes(kind))) found.push(minionSpot(minion))
  return found
}

/** The answers that name all of these things. */
export const waysOf = (ask: Ask | null, spots: readonly Spot[]): Packed[] =>
  ask?.kind === 'one' ? ask.options.filter((option) => spots.every((spot) => spotsOf(option).includes(spot))) : []

export const refusalOf = (ask: Ask | null, spot: Spot): Refused | undefined =>
  ask?.refused.find(({ option }) => spotsOf(option).includes(spot))

/** The answer that is like this one, if it can still be given. */
export const again = (ask: Ask, option: Packed): Packed | undefined => {
  const same = JSON.stringify(option)
  return ask.options.find((other) => JSON.stringify(other) === same)
}
