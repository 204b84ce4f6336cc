/** What a choice is called where one knows whose it is, and what it comes to. */

import type { Ask } from '../../lib/types'
import { kebab, type Facts, type Packed, type Words } from '../../lib/words'
import { isFromHand, text, verb } from './asked'

/** Beside the answer: what it comes to, as the engine foresees it; else what is said beside it. */
export function outcomeOf(ask: Ask, option: Packed, words: Words): string {
  const at = ask.options.indexOf(option)
  const found = (ask.outcomes?.[at] ?? []).map(({ what, of, before, after }) => {
    const facts: Facts = { player: of, minion: of, card: of, before: before ?? 0, after }
    const key = `outcome-${what}`
    return words.say(before !== null && words.has(`${key}-to`) ? `${key}-to` : key, facts)
  })
  // From one number to the other in one line.
  if (found.length) return found.slice(0, 3).join(', ').replaceAll(' → ', '\u00a0→\u00a0')
  const aside = ask.asides?.[at]
  return aside ? words.say(aside.key, aside.facts) : ''
}

/** What to think of before it is given. */
export function cautionOf(ask: Ask, option: Packed, words: Words): string {
  const caution = ask.cautions?.[ask.options.indexOf(option)]
  return caution ? words.say(caution.key, caution.facts) : ''
}

/** What a minion does, or what is done with a card, without naming it once more. */
export function called(option: Packed, words: Words, known: { minion?: boolean; card?: boolean } = {}): string {
  const { is: _, ...facts } = option
  const kind = kebab(verb(option))
  if (verb(option) === 'PlayCard' || verb(option) === 'UseAbility') {
    const played = verb(option) === 'PlayCard'
    const how = words.say(played ? 'how-played' : 'how-used', facts as Facts).replace(/^[\s:]+/, '')
    const name = String(words.name('card', text(option, played ? 'card' : 'source')))
    const who = text(option, 'minion')
    const by = who && !known.minion ? `${words.name('minion', who)}` : ''
    if (known.card) return [by, how].filter(Boolean).join(': ') || name
    return [name, by, how].filter(Boolean).join(' · ')
  }
  if (known.minion && words.has(`vtes-verb-${kind}`)) return words.say(`vtes-verb-${kind}`, facts as Facts)
  return words.option(option)
}

/** The letter that takes it, wherever it stands. */
export function letterOf(option: Packed, political = false): string {
  switch (verb(option)) {
    case 'Bleed':
      return 'b'
    case 'Hunt':
      return 'h'
    case 'Block':
      return 'k'
    case 'EndPhase':
      return 'n'
    case 'Cast':
    case 'CastAll':
      return text(option, 'side') === 'for' ? 'f' : 'g'
    case 'PlayCard':
      return political && isFromHand(option) ? 'v' : ''
    default:
      return ''
  }
}
