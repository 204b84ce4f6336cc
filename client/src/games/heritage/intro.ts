/** The guide through a first game: what is explained when it comes up for the first time. */

import type { Lesson, Moment as MomentOf } from '..'
import type { HeritageView, PlayerView } from './view'

type Moment = MomentOf<HeritageView>

const asked =
  (...prompts: string[]) =>
  (moment: Moment): boolean =>
    prompts.includes(moment.prompt)

const own = ({ view }: Moment): PlayerView | undefined => (view.seat ? view.players[view.seat] : undefined)

/** Whom, for which price and under whom is said in one go. */
const recruits = (moment: Moment): boolean => asked('turn', 'pay', 'place')(moment) && !moment.view.recruited

/** In order of importance: of several that fit, the first unread one is read. */
export const LESSONS: readonly Lesson<HeritageView>[] = [
  { id: 'over', when: (moment) => moment.over },
  { id: 'clan', when: asked('take-clan') },
  { id: 'leader', when: asked('take-leader') },
  { id: 'turn', when: asked('turn') },
  { id: 'theatres', when: (moment) => asked('turn')(moment) && (own(moment)?.line.length ?? 0) > 1 },
  { id: 'schemes', when: (moment) => asked('turn')(moment) && moment.view.recruited },
  { id: 'pay', when: (moment) => recruits(moment) && moment.view.queue.some(({ cost }) => cost) },
  { id: 'place', when: (moment) => recruits(moment) && (own(moment)?.line.length ?? 0) > 1 },
  { id: 'lead', when: asked('lead') },
  { id: 'owe', when: asked('owe', 'give-boon') },
  { id: 'ankh', when: asked('move-ankh') },
  { id: 'sacrifice', when: asked('sacrifice') },
  { id: 'torpor', when: (moment) => Boolean(own(moment)?.line.some(({ torpid }) => torpid)) },
  { id: 'exhausted', when: (moment) => Boolean(own(moment)?.line.some(({ exhausted }) => exhausted)) },
  { id: 'missions', when: ({ view }) => view.round === 3 && view.missions.length > 0 },
  { id: 'last', when: ({ view }) => view.round > 0 && view.round === view.rounds },
]
