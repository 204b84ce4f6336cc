/** What the dock lists of a question: up to six answers, each with a key; what is many stands on the table instead. */

import type { Library } from '../../lib/game.svelte'
import type { Ask } from '../../lib/types'
import type { Packed } from '../../lib/words'
import { isCast, isDeed, isPass, isTransfer, minionSpot, namesTargets, spotsOf, text, verb } from './asked'
import { letterOf } from './outcomes'
import type { Picked } from './picking.svelte'
import { isMinion, type VtesView } from './view'

export const MOST = 6

export interface Listed {
  option: Packed
  /** The digit or letter that takes it: `1`, `b`, ` `. */
  key: string
  letter: boolean
}

/** Whether it is offered on the table and need not be listed. */
export const isDrawn = (option: Packed): boolean => spotsOf(option).length > 0 && !isPass(option)

/** Whether there is something on this table to touch for it: cards on minions and beside them are too small. */
function isTouched(view: VtesView, option: Packed): boolean {
  const minions = new Set(view.cards.filter(isMinion).map(({ ref }) => minionSpot(ref)))
  return isDrawn(option) && spotsOf(option).every((spot) => !spot.startsWith('minion ') || minions.has(spot))
}

/** The most obvious action: the highest bleed. */
export function obvious(view: VtesView, ask: Ask): Packed | undefined {
  const bleed = (option: Packed): number => view.cards.find(({ ref }) => ref === option['minion'])?.bleed ?? 0
  return ask.options.filter((option) => verb(option) === 'Bleed').sort((a, b) => bleed(b) - bleed(a))[0]
}

export function listed(view: VtesView, ask: Ask, picking: Picked, shelf: Library): Listed[] {
  const all = picking.spots.length ? picking.ways(ask) : ask.options
  const atOnce = ask.options.some((option) => verb(option) === 'CastAll')
  const own = (option: Packed): boolean => !isTransfer(option) && !(atOnce && isCast(option))
  let shown = ask.options.filter((option) => own(option) && !isTouched(view, option))
  const verbs = picking.spots.length && all.some(isDeed)
  if (picking.spots.length && !verbs) shown = [...all, ...ask.options.filter(isPass)]
  else if (!picking.spots.length && (namesTargets(ask) || ask.options.filter(own).length <= MOST))
    shown = ask.options.filter(own)
  else if (ask.prompt === 'minion-phase' && !verbs) shown = [...[obvious(view, ask) ?? []].flat(), ...shown]
  const closing = (option: Packed): number => Number(isPass(option))
  return keyed(
    view,
    ask,
    [...new Set(shown)].sort((a, b) => closing(a) - closing(b)),
    shelf,
  )
}

/** Letters where they mean something, digits for all others; what is costly never has the first. */
function keyed(view: VtesView, ask: Ask, options: readonly Packed[], shelf: Library): Listed[] {
  const taken = new Set<string>()
  const costly = (option: Packed): boolean => Boolean(ask.cautions?.[ask.options.indexOf(option)])
  return options.map((option) => {
    const entry = shelf.printed.get(text(option, 'card'))
    let letter = letterOf(option, Boolean(entry?.numbers['type_political_action_card']))
    if (isPass(option)) letter = view.active === view.seat && ask.prompt.endsWith('-phase') ? 'n' : ' '
    if (letter && !taken.has(letter)) {
      taken.add(letter)
      return { option, key: letter, letter: true }
    }
    const digit = [...'123456789'].find((key) => !taken.has(key) && !(key === '1' && costly(option))) ?? ''
    taken.add(digit)
    return { option, key: digit, letter: false }
  })
}
