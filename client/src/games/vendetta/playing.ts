/** Playing a card in the browser: which options the touches add up to, and why not. */

import type { Library } from '../../lib/game.svelte'
import type { Ask } from '../../lib/types'
import type { Packed, Words } from '../../lib/words'
import type { VendettaView } from './view'

const isPlay = (option: Packed, card: string, district: string, faceUp: boolean): boolean =>
  option.is === 'vendetta.PlayCard' &&
  option['card'] === card &&
  option['district'] === district &&
  option['face_up'] === faceUp

export function findPlay(ask: Ask, card: string, district: string, faceUp: boolean): Packed | undefined {
  return ask.options.find((option) => isPlay(option, card, district, faceUp))
}

/** The reason and the rule against playing this card there in this way; empty if it is possible. */
export function whyNot(
  ask: Ask,
  card: string,
  district: string,
  faceUp: boolean,
  words: Words,
  shelf: Library,
): string {
  const refused = ask.refused.find((entry) => isPlay(entry.option, card, district, faceUp))
  if (!refused) return ''
  const rule = shelf.rules.get(refused.rule)?.text[words.lang] ?? ''
  return `${words.why(refused.rule, refused.args)} ${rule} (${refused.rule})`
}

/** What a face-down card of this player could be, from what everybody knows. */
export function couldBe(view: VendettaView, owner: string, shelf: Library): string[] {
  const clan = view.players[owner]?.clan ?? ''
  const lying = new Set<string>()
  for (const areas of Object.values(view.areas))
    for (const area of Object.values(areas)) for (const card of area.cards) if (card.card) lying.add(card.card)
  return [...shelf.printed.values()]
    .filter((entry) => entry.group === clan && entry.numbers['strength'] !== undefined && !lying.has(entry.id))
    .map((entry) => entry.id)
}
