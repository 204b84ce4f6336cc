/** What is to be said about a Character in a word. */

import type { GrailView, HeroView } from './view'

export type Flag = 'dying' | 'insane' | 'panic' | 'exhausted' | 'hungry' | 'passed'

/** The gravest first, and no more than a plate has room for. */
export function flagsOf(hero: HeroView): Flag[] {
  const all: [Flag, boolean][] = [
    ['dying', hero.dying > 0],
    ['insane', hero.insane],
    ['panic', hero.panicking],
    ['exhausted', hero.exhausted && !hero.passed],
    ['hungry', hero.food === 0],
    ['passed', hero.passed],
  ]
  return all.flatMap(([flag, is]) => (is ? flag : [])).slice(0, 2)
}

/** What somebody is in the middle of, together with others or alone; empty: nothing that others could watch. */
export function doingOf({ encounter, journal }: GrailView, hero: string): '' | 'fights' | 'talks' | 'reads' {
  if (encounter?.members.includes(hero)) return encounter.row < 0 ? 'talks' : 'fights'
  return journal && !journal.over && journal.party.includes(hero) ? 'reads' : ''
}
