/** What an encounter costs a hunter, as a sum: what the card says, less what was shown against it. */

import type { Ask, Line, Printed } from '../../lib/types'

export interface Term {
  sign: '' | '+' | '−' | '='
  value: number
  /** The message that names it. */
  label: string
  /** The printed thing it comes from. */
  of?: string
}

export interface Sum {
  hunter: string
  terms: readonly Term[]
  /** Damage he has when it is paid; -1: it is not paid yet. */
  damage: number
}

const fact = (line: Line | undefined, name: string): string => String(line?.facts[name] ?? '')

/** Who meets it: the one ambushed, asked or hurt. */
export const metBy = (course: readonly Line[], ask: Ask | null): string =>
  String(ask?.args['hunter'] ?? '') ||
  fact(
    course.findLast(({ facts }) => facts['hunter']),
    'hunter',
  )

/** Term by term; a card that does no damage has no sum. */
export function sumOf(card: Printed, course: readonly Line[], hunter: string): Sum | null {
  const own = course.filter((line) => fact(line, 'hunter') === hunter)
  const hurt = own.filter(({ key }) => key === 'hunter-hurt')
  const { damage = 0, less_per_weapon: less = 0, unarmed_damage: unarmed = 0, damage_per_item: each = 0 } = card.numbers
  if (!damage && !each) return null
  const suffered = hurt.reduce((sum, { facts }) => sum + Number(facts['amount'] ?? 0), 0)
  const paid = Number(hurt.at(-1)?.facts['damage'] ?? -1)
  if (each) return suffered ? { hunter, terms: [{ sign: '', value: suffered, label: 'sum-kept' }], damage: paid } : null
  const terms: Term[] = [{ sign: '', value: damage, label: 'sum-card', of: card.id }]
  if (less)
    for (const line of own)
      if (line.key === 'item-revealed')
        terms.push({ sign: '−', value: less, label: 'sum-shown', of: fact(line, 'item') })
  if (unarmed && suffered > damage) terms.push({ sign: '+', value: unarmed, label: 'sum-unarmed' })
  const total = terms.reduce((sum, { sign, value }) => sum + (sign === '−' ? -value : value), 0)
  terms.push({ sign: '=', value: Math.max(0, hurt.length ? suffered : total), label: 'sum-damage' })
  return { hunter, terms, damage: paid }
}
