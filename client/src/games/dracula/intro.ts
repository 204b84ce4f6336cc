/** The guide through a first, short hunt: what is explained when it comes up for the first time. */

import type { Lesson, Moment as MomentOf } from '..'
import { runBy, type DraculaView } from './view'

type Moment = MomentOf<DraculaView>

const asked =
  (...prompts: string[]) =>
  (moment: Moment): boolean =>
    prompts.includes(moment.prompt)

const own = ({ view }: Moment) => runBy(view, view.seat)

/** In order of importance: of several that fit, the first unread one is read. */
const DURING: readonly Lesson<DraculaView>[] = [
  { id: 'duel', when: asked('pick-combat-card') },
  { id: 'hunt', when: asked('hunter-action') },
  { id: 'actions', when: (moment) => asked('hunter-action')(moment) && moment.view.phase === 'day' },
  { id: 'belief', when: ({ view, prompt }) => prompt === 'hunter-action' && view.round === 1 && view.acted.length > 1 },
  { id: 'night', when: (moment) => asked('hunter-action')(moment) && moment.view.phase === 'night' },
  { id: 'received', when: asked('event-received') },
  { id: 'trail', when: ({ view, prompt }) => prompt === 'hunter-action' && view.round === 2 },
  { id: 'found', when: ({ view }) => view.trail.some((hideout) => hideout?.face_up && hideout.back === 'city') },
  { id: 'search', when: ({ view, prompt }) => prompt === 'hunter-action' && view.trail.some((hideout) => hideout?.face_up && hideout.encounters.length > 0) },
  { id: 'revealed', when: ({ view }) => view.revealed },
  { id: 'events', when: asked('dawn-event', 'dusk-event', 'day-event') },
  { id: 'wounded', when: (moment) => moment.prompt === 'hunter-action' && own(moment).some((hunter) => hunter.damage > 2) },
  { id: 'bitten', when: (moment) => own(moment).some((hunter) => hunter.bites > 0 && hunter.hunter !== 'mina_harker') },
  { id: 'influence', when: ({ view }) => view.influence > 7 },
  { id: 'waiting', when: ({ view, prompt }) => !prompt && view.phase === 'dracula' },
]

export const LESSONS: readonly Lesson<DraculaView>[] = [
  { id: 'over', when: (moment) => moment.over },
  ...DURING.map(({ id, when }) => ({ id, when: (moment: Moment) => !moment.over && when(moment) })),
]
