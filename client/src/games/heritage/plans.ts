/** How a scheme could be played now, as the rules say beside the choice. */

import type { Ask } from '../../lib/types'
import type { Words } from '../../lib/words'

export interface Plan {
  /** Archetypes that boons would have to cover, with the best leader. */
  lacking: readonly string[]
  /** Everybody who could lead it. */
  leaders: readonly string[]
  says: string
}

export function planOf(ask: Ask | null, scheme: string, words: Words): Plan | null {
  const at = ask?.options.findIndex((one) => one.is === 'heritage.PlayScheme' && one['scheme'] === scheme) ?? -1
  const aside = ask?.asides?.[at]
  if (!aside) return null
  const leaders = (aside.facts['leaders'] ?? []) as unknown as [string, string[]][]
  return {
    lacking: leaders[0]?.[1] ?? [],
    leaders: leaders.map(([leader]) => leader),
    says: words.say(aside.key, aside.facts),
  }
}
