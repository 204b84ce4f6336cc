/** Finding an answer among those that are offered, or the refusal of one. */

import type { Ask, Refused } from '../../lib/types'
import type { Packed } from '../../lib/words'

type Wanted = Readonly<Record<string, unknown>>

const fits = (option: Packed, wanted: Wanted): boolean =>
  Object.entries(wanted).every(([field, is]) => option[field] === is)

/** The answer with these fields. */
export const answerTo = (ask: Ask | null, wanted: Wanted): Packed | undefined =>
  ask?.kind === 'one' ? ask.options.find((option) => fits(option, wanted)) : undefined

export const answersTo = (ask: Ask | null, wanted: Wanted): Packed[] =>
  ask?.kind === 'one' ? ask.options.filter((option) => fits(option, wanted)) : []

export const refusalOf = (ask: Ask | null, wanted: Wanted): Refused | undefined =>
  ask?.refused.find(({ option }) => fits(option, wanted))

/** `Travel` of `grail.Travel`. */
export const verb = (option: Packed): string => option.is.slice(option.is.indexOf('.') + 1)
