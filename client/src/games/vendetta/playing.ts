/** Playing a card in the browser: which options the touches add up to, and why not. */

import type { Library } from '../../lib/game.svelte'
import type { Ask, Printed, Refused } from '../../lib/types'
import type { Facts, Packed } from '../../lib/words'
import type { CardView, VendettaView } from './view'

export const isPlay = (option: Packed): boolean => option.is === 'vendetta.PlayCard'

export const isKeep = (option: Packed): boolean => option.is === 'vendetta.Keep'

const fits = (option: Packed, card: string, district: string, faceUp: boolean): boolean =>
  isPlay(option) && option['card'] === card && option['district'] === district && option['face_up'] === faceUp

export function findPlay(ask: Ask, card: string, district: string, faceUp: boolean): Packed | undefined {
  return ask.options.find((option) => fits(option, card, district, faceUp))
}

export function refusedPlay(ask: Ask, card: string, district: string, faceUp: boolean): Refused | undefined {
  return ask.refused.find((refused) => fits(refused.option, card, district, faceUp))
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

/** What to think of before this is sent: the message about it, or nothing. */
export function graveness(option: Packed, view: VendettaView, shelf: Library): { key: string; facts: Facts } | null {
  const entry = shelf.printed.get(String(option['ally'] ?? ''))
  if (option.is !== 'vendetta.Drain' || entry?.kind !== 'vampire' || view.seat === null) return null
  const own = view.players[view.seat]
  const count = (own?.ready_tokens ?? 0) + (own?.used_tokens ?? 0) + (entry.numbers['tokens'] ?? 1)
  return { key: count >= LIMIT ? 'grave-eliminated' : 'grave-diablerie', facts: { count } }
}

/** Strength that lies open in an area: printed strength of face-up cards and the blood; VEN-RES-CLASH-02. */
export function openStrength(view: VendettaView, district: string, seat: string, shelf: Library): number {
  const area = view.areas[district]?.[seat]
  if (!area) return 0
  return area.cards.reduce(
    (sum, card) => sum + (card.face_up ? (shelf.printed.get(card.card)?.numbers['strength'] ?? 0) : 0),
    area.blood,
  )
}
