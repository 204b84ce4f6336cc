/** Why a card or a deed is not possible, in as many words as there is room for. */

import type { Words } from '../../../lib/words'

/** In the foot of a card. */
export const shortly = (words: Words, rule: string): string =>
  words.has(`fray-why-${rule}`) ? words.say(`fray-why-${rule}`) : words.why(rule)

/** In a sentence. */
export const wholly = (words: Words, rule: string): string =>
  !words.has(`why-${rule}`) && words.has(`fray-no-${rule}`) ? words.say(`fray-no-${rule}`) : words.why(rule)
