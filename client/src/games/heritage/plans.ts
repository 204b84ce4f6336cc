/** How a scheme could be played now, as the rules say beside the choice. */

import type { Ask } from '../../lib/types'
import type { Facts, Words } from '../../lib/words'

export interface Change {
  seat: string
  by: number
}

/** What a scheme would do, led by one of those who could lead it; boons come on top. */
export interface Outcome {
  lines: { key: string; facts: Facts }[]
  /** Then something hidden would come to light. */
  unknown: boolean
  /** What would be asked first, and of whom; then it is not known how it ends. */
  asked: string
  asks: string
  changes: Change[]
  /** Whom one could choose, what that changes, and whether it is not all. */
  picks: { vampire: string; changes: Change[]; more: boolean }[]
}

/** One of those who could lead a scheme. */
export interface Leading {
  leader: string
  lacking: readonly string[]
  /** Every archetype required, and who of the coterie has it; nobody: a boon has to cover it. */
  slots: { archetype: string; member: string }[]
  would: Outcome | null
}

export interface Plan {
  scheme: string
  /** Everybody who could lead it; who lacks least stands first. */
  leaders: Leading[]
  /** For each archetype that somebody lacks, who could be owed a boon for it. */
  creditors: { archetype: string; vampires: { vampire: string; seat: string }[] }[]
  says: string
}

export type Sentence = Outcome['lines'][number]

const TOKENS: ReadonlySet<string> = new Set(['puts', 'takes'])
const FEW = 2

/** Where many receive something at once, how many they are says enough. */
export function gathered(lines: readonly Sentence[]): Sentence[] {
  const tokens = lines.filter(({ key }) => TOKENS.has(key))
  if (tokens.length <= FEW) return [...lines]
  const rest = lines.filter(({ key }) => !TOKENS.has(key))
  const count = new Set(tokens.map(({ facts }) => facts['vampire'])).size
  return [...rest, { key: 'would-tokens', facts: { count } }]
}

export const spoken = ({ key, facts }: Sentence, words: Words): string =>
  key === 'would-tokens' ? words.say(key, facts) : words.line({ key, facts })

type Told = [string, [string, unknown][]]
type Pairs = [string, string][]
type By = [string, number][]
type Would = [string, Told[], boolean, string, string, By, [string, By, boolean][]]

const changed = (by: By): Change[] => by.map(([seat, amount]) => ({ seat, by: amount }))

function leadings(facts: Facts, leaders: [string, string[]][]): Leading[] {
  const slots = new Map((facts['slots'] ?? []) as unknown as [string, Pairs][])
  const would = new Map(((facts['would'] ?? []) as unknown as Would[]).map((one) => [one[0], one]))
  return leaders.map(([leader, lacking]) => {
    const [, lines = [], unknown = false, asked = '', asks = '', by = [], picks = []] = would.get(leader) ?? []
    return {
      leader,
      lacking,
      slots: (slots.get(leader) ?? []).map(([archetype, member]) => ({ archetype, member })),
      would: would.has(leader)
        ? {
            lines: lines.map(([key, said]) => ({ key, facts: Object.fromEntries(said) as Facts })),
            unknown,
            asked,
            asks,
            changes: changed(by),
            picks: picks.map(([vampire, change, more]) => ({ vampire, changes: changed(change), more })),
          }
        : null,
    }
  })
}

/** Of a scheme that may be played in this turn, or of the one that is asked who leads it. */
export function planOf(ask: Ask | null, scheme: string, words: Words): Plan | null {
  if (ask?.prompt === 'lead' && ask.args['scheme'] === scheme) {
    const leaders = ask.options.flatMap((option, at) => {
      const facts = ask.asides?.[at]?.facts ?? {}
      return leadings(facts, [[String(option['vampire']), (facts['lacking'] ?? []) as unknown as string[]]])
    })
    return { scheme, leaders, creditors: [], says: '' }
  }
  const at = ask?.options.findIndex((one) => one.is === 'heritage.PlayScheme' && one['scheme'] === scheme) ?? -1
  const aside = ask?.asides?.[at]
  if (!aside) return null
  const creditors = (aside.facts['creditors'] ?? []) as unknown as [string, Pairs][]
  return {
    scheme,
    leaders: leadings(aside.facts, (aside.facts['leaders'] ?? []) as unknown as [string, string[]][]),
    creditors: creditors.map(([archetype, owed]) => ({
      archetype,
      vampires: owed.map(([vampire, seat]) => ({ vampire, seat })),
    })),
    says: words.say(aside.key, aside.facts),
  }
}
