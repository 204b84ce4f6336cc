/** The guide through a first day: what is explained when it comes up for the first time. */

import type { Lesson, Moment as MomentOf } from '..'
import type { GrailView, HeroView } from './view'

type Moment = MomentOf<GrailView>

const asked =
  (...prompts: string[]) =>
  (moment: Moment): boolean =>
    prompts.includes(moment.prompt)

const heroes = ({ view }: Moment): HeroView[] => Object.values(view.heroes)
const some = (is: (hero: HeroView) => boolean) => (moment: Moment) => heroes(moment).some(is)

/** In order of importance: of several that fit, the first unread one is read. */
export const LESSONS: readonly Lesson<GrailView>[] = [
  { id: 'over', when: (moment) => moment.over },
  { id: 'hero', when: asked('take-character') },
  { id: 'journal', when: ({ view, prompt }) => view.journal !== null && prompt === 'choice' },
  { id: 'combat', when: ({ view, prompt }) => view.encounter !== null && prompt === 'play' && view.encounter.pool >= 0 },
  { id: 'menhir', when: asked('light-menhir') },
  { id: 'eat', when: asked('eat') },
  { id: 'advance', when: asked('advance') },
  { id: 'decks', when: asked('swap-cards') },
  { id: 'act', when: asked('act'), ofBoard: true },
  { id: 'tracks', when: (moment) => asked('act')(moment) && some(({ health, energy }) => health < 9 || energy < 6)(moment) },
  { id: 'dawn', when: (moment) => asked('act')(moment) && moment.view.day > 1, ofBoard: true },
  { id: 'panic', when: some(({ panicking }) => panicking) },
  { id: 'dying', when: some(({ dying }) => dying > 0) },
  { id: 'guardian', when: ({ view }) => view.places.some(({ guardians }) => guardians.length > 0) },
]
