/** The guide: what is explained when it comes up for the first time, to the hunters and to Dracula each in their way. */

import type { Lesson, Moment as MomentOf } from '..'
import { isDracula, runBy, type DraculaView } from './view'

type Moment = MomentOf<DraculaView>

const asked =
  (...prompts: string[]) =>
  (moment: Moment): boolean =>
    prompts.includes(moment.prompt)

const own = ({ view }: Moment) => runBy(view, view.seat)

/** In order of importance: of several that fit, the first unread one is read. */
const HUNTING: readonly Lesson<DraculaView>[] = [
  { id: 'duel', when: asked('pick-combat-card') },
  { id: 'hunt', when: asked('hunter-action') },
  { id: 'actions', when: (moment) => asked('hunter-action')(moment) && moment.view.phase === 'day' },
  { id: 'belief', when: ({ view, prompt }) => prompt === 'hunter-action' && view.round === 1 && view.acted.length > 1 },
  { id: 'night', when: (moment) => asked('hunter-action')(moment) && moment.view.phase === 'night' },
  { id: 'received', when: asked('event-received') },
  { id: 'trail', when: ({ view, prompt }) => prompt === 'hunter-action' && view.round === 2 },
  { id: 'found', when: ({ view }) => view.trail.some((hideout) => hideout?.face_up && hideout.back === 'city') },
  {
    id: 'search',
    when: ({ view, prompt }) =>
      prompt === 'hunter-action' && view.trail.some((hideout) => hideout?.face_up && hideout.encounters.length > 0),
  },
  { id: 'revealed', when: ({ view }) => view.revealed },
  { id: 'events', when: asked('dawn-event', 'dusk-event', 'day-event') },
  {
    id: 'wounded',
    when: (moment) => moment.prompt === 'hunter-action' && own(moment).some((hunter) => hunter.damage > 2),
  },
  { id: 'bitten', when: (moment) => own(moment).some((hunter) => hunter.bites > 0 && hunter.hunter !== 'mina_harker') },
  { id: 'influence', when: ({ view }) => view.influence > 7 },
  { id: 'waiting', when: ({ view, prompt }) => !prompt && view.phase === 'dracula' },
]

const MOVED = [
  'hunter-rode',
  'ticket-spent',
  'carriage-ordered',
  'hunter-crossed-region',
  'information-sought',
  'hunter-searches',
  'card-cancelled',
]

const LURKING: readonly Lesson<DraculaView>[] = [
  { id: 'count', when: asked('dracula-start') },
  { id: 'own-duel', when: asked('pick-dracula-combat-card') },
  { id: 'seen', when: ({ view }) => view.revealed },
  { id: 'going', when: asked('dracula-moves') },
  { id: 'powers', when: ({ view, prompt }) => prompt === 'dracula-moves' && view.advanced && view.round > 1 },
  { id: 'laying', when: asked('place-encounter') },
  { id: 'rumor', when: ({ view, prompt }) => prompt === 'phase-ends' && view.rumors > 0 },
  { id: 'maturing', when: asked('slid-off') },
  { id: 'lairs', when: asked('encounter-for-lair') },
  { id: 'ambush', when: asked('ambush') },
  { id: 'own-event', when: asked('dracula-event-received') },
  { id: 'answering', when: asked(...MOVED) },
  { id: 'windows', when: asked('before-slide', 'no-encounter', 'phase-ends') },
  { id: 'betrayed', when: ({ view }) => view.trail.some((hideout) => hideout?.face_up && hideout.back === 'city') },
  { id: 'despair', when: ({ view }) => view.despair > 0 },
  { id: 'hunters-act', when: ({ prompt }) => !prompt },
]

const during = (lessons: readonly Lesson<DraculaView>[], dracula: boolean): Lesson<DraculaView>[] =>
  lessons.map(({ id, when }) => ({
    id,
    when: (moment) => !moment.over && isDracula(moment.view) === dracula && when(moment),
  }))

export const LESSONS: readonly Lesson<DraculaView>[] = [
  { id: 'over', when: ({ over, view }) => over && !isDracula(view) },
  { id: 'own-over', when: ({ over, view }) => over && isDracula(view) },
  ...during(HUNTING, false),
  ...during(LURKING, true),
]
