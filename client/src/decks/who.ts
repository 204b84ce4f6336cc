/** Who of a crypt can play a card, in words. */

import type { Library } from '../lib/game.svelte'
import type { Words } from '../lib/words'
import type { CardLine } from './types'

export const nameOf = (id: string, words: Words, shelf: Library): string =>
  shelf.printed.get(id)?.name[words.lang] ?? id.replaceAll('_', ' ')

export function whoSays(card: CardLine, words: Words, shelf: Library): string {
  const { who } = card
  const more = card.playable ? '' : ` · ${words.say('who-unplayable')}`
  if (!who) {
    const facts = [card.group && card.group !== 'ANY' ? words.say('who-group', { group: card.group }) : '']
    return [nameOf(card.clan, words, shelf), ...facts].filter(Boolean).join(' · ') + more
  }
  if (who.of === 0) return words.say('who-no-crypt') + more
  if (who.anybody) return words.say('who-anybody') + more
  if (who.able) return words.say('who-able', { able: who.able, of: who.of, superior: who.superior }) + more
  if (who.lacks && who.lacks === card.clan)
    return words.say('who-clan', { what: nameOf(who.lacks, words, shelf) }) + more
  return words.say(who.lacks ? 'who-lacks' : 'who-nobody', { what: nameOf(who.lacks ?? '', words, shelf) }) + more
}

/** A card of several types goes by all of them. */
export const typeName = (type: string, words: Words): string =>
  type
    .split('/')
    .map((one) => words.say(`type-${one.replaceAll('_', '-')}`))
    .join(' / ')
