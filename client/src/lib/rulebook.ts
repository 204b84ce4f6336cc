/** What the server knows about a game's rules besides their texts: where each is carried out, and what words mean. */

import { get } from './api'
import type { EvidenceInfo, RulesFound } from './types'
import type { Lang } from './words'

export type Evidence = Record<string, EvidenceInfo>

const LONGEST = 100
const PAUSES = [1_000, 4_000, 16_000]
const read = new Map<string, Promise<Evidence>>()

/** By rule, fetched once: reading it off the sources may take a while, so nobody waits for it. */
export function evidenceOf(game: string): Promise<Evidence> {
  let evidence = read.get(game)
  if (!evidence) {
    evidence = patiently(() => get<Evidence>(`/games/${game}/rules/evidence`))
    evidence.catch(() => read.delete(game))
    read.set(game, evidence)
  }
  return evidence
}

/** Again a little later, and then later still, if the server does not answer. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES) {
    try {
      return await ask()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return ask()
}

/** The rules and terms that words mean, best first, in any language and with any ending. */
export function search(game: string, words: string, lang: Lang): Promise<RulesFound> {
  const query = new URLSearchParams({ words: words.slice(0, LONGEST), lang })
  return get<RulesFound>(`/games/${game}/rules/found?${query}`)
}
