/** Playing a card in the browser: which options the touches add up to, and why not. */

import type { Library } from '../../lib/game.svelte'
import type { Ask, Printed, Refused } from '../../lib/types'
import type { Facts, Packed } from '../../lib/words'
import type { CardView, VendettaView } from './view'

export const isPlay = (option: Packed): boolean => option.is === 'vendetta.PlayCard'

export const isKeep = (option: Packed): boolean => option.is === 'vendetta.Keep'

export const isDrain = (option: Packed): boolean => option.is === 'vendetta.Drain'

/** The sheets and relics on the table offer these themselves. */
export const isOnOffer = (option: Packed): boolean => ['vendetta.TakeClan', 'vendetta.TakeRelic'].includes(option.is)

const fits = (option: Packed, card: string, district: string, faceUp: boolean): boolean =>
  isPlay(option) && option['card'] === card && option['district'] === district && option['face_up'] === faceUp

export function findPlay(ask: Ask, card: string, district: string, faceUp: boolean): Packed | undefined {
  return ask.options.find((option) => fits(option, card, district, faceUp))
}

export function refusedPlay(ask: Ask, card: string, district: string, faceUp: boolean): Refused | undefined {
  return ask.refused.find((refused) => fits(refused.option, card, district, faceUp))
}

/** Why a card cannot be played anywhere. */
export function refusedCard(ask: Ask, card: string): Refused | undefined {
  if (ask.options.some((option) => isPlay(option) && option['card'] === card)) return undefined
  return ask.refused.find(({ option }) => isPlay(option) && option['card'] === card)
}

const BLOOD_LIMIT = 3
const LAST = 1

/** How much blood can go with a card: up to 3 and never the last, VEN-PLAN-08 and VEN-PLAN-10; lying face down costs 1,
 *  VEN-PLAN-05. */
export function spare(view: VendettaView, faceUp: boolean): number {
  const blood = view.players[view.seat ?? '']?.blood ?? 0
  return Math.max(0, Math.min(BLOOD_LIMIT, blood - LAST - (faceUp ? 0 : 1)))
}

/** The choice that a card on the board stands for, if the question is about one of them. */
export function pointedAt(ask: Ask | null, card: CardView, seat: string): Packed | undefined {
  if (ask?.kind !== 'one') return undefined
  return ask.options.find(
    (option) =>
      option['handle'] === card.handle ||
      (option.is === 'vendetta.ThisCard' && option['card'] === card.card && option['target'] === seat),
  )
}

/** What a face-down card of this player could be, from what everybody knows. */
export function couldBe(view: VendettaView, owner: string, shelf: Library): Printed[] {
  const clan = view.players[owner]?.clan ?? ''
  const lying = new Set<string>()
  for (const areas of Object.values(view.areas))
    for (const area of Object.values(areas)) for (const card of area.cards) if (card.card) lying.add(card.card)
  return [...shelf.printed.values()].filter(
    (entry) => entry.group === clan && entry.numbers['strength'] !== undefined && !lying.has(entry.id),
  )
}

const LIMIT = 3
const drained = (option: Packed, shelf: Library): Printed | undefined =>
  isDrain(option) ? shelf.printed.get(String(option['ally'])) : undefined

/** The blood that draining somebody gives: VEN-DRAIN-02. */
export function gist(option: Packed, shelf: Library): string {
  const entry = drained(option, shelf)
  return entry ? `+${entry.numbers['drain_blood'] ?? 0}` : ''
}

/** What to think of before this is sent: the message about it, or nothing. */
export function graveness(option: Packed, view: VendettaView, shelf: Library): { key: string; facts: Facts } | null {
  const entry = drained(option, shelf)
  if (!entry || view.seat === null) return null
  const { influence: worth = 0, drained_influence: left = 0, drain_blood: blood = 0 } = entry.numbers
  if (entry.kind !== 'vampire') return { key: 'grave-drain', facts: { ally: entry.id, worth, left, blood } }
  const own = view.players[view.seat]
  const count = (own?.ready_tokens ?? 0) + (own?.used_tokens ?? 0) + (entry.numbers['tokens'] ?? 1)
  return { key: count >= LIMIT ? 'grave-eliminated' : 'grave-diablerie', facts: { count } }
}

/** What a player has of the score by now, as everybody can see it: tokens, alliance, Diablerie; VEN-END-02.  What an
 *  ally or a relic adds at the end is printed on it. */
export function pointsSoFar(view: VendettaView, seat: string, shelf: Library): number {
  const own = view.players[seat]
  if (!own) return 0
  const worth = (ids: readonly string[], number: string): number =>
    ids.reduce((sum, id) => sum + (shelf.printed.get(id)?.numbers[number] ?? 0), 0)
  return (
    own.influence +
    worth(own.alliance, 'influence') +
    worth(own.drained, 'drained_influence') -
    own.ready_tokens -
    own.used_tokens
  )
}

/** Strength in an area as far as the viewer knows: printed strength of the known cards, face up or not, and the blood;
 *  and how many cards could add to it.  VEN-RES-CLASH-02. */
export function knownStrength(
  view: VendettaView,
  district: string,
  seat: string,
  shelf: Library,
): { strength: number; hidden: number } {
  const { cards, blood } = view.areas[district]?.[seat] ?? { cards: [], blood: 0 }
  const known = cards.flatMap(({ card }) => shelf.printed.get(card)?.numbers['strength'] ?? [])
  return { strength: known.reduce((sum, one) => sum + one, blood), hidden: cards.length - known.length }
}
