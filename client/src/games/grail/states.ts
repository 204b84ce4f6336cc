/** What is to be said about a Character in a word. */

import type { HeroView } from './view'

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
