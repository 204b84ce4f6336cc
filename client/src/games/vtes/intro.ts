/** The guide through a first game: what is explained when it comes up for the first time. */

import type { Lesson, Moment as MomentOf } from '..'
import { methuselah, type VtesView } from './view'

type Moment = MomentOf<VtesView>

const asked =
  (...prompts: string[]) =>
  (moment: Moment): boolean =>
    prompts.includes(moment.prompt)

const own = ({ view }: Moment) => methuselah(view, view.seat)
const mine = ({ view }: Moment) => view.cards.filter(({ controller }) => controller === view.seat)

/** In order of importance: of several that fit, the first unread one is read. */
const DURING: readonly Lesson<VtesView>[] = [
  { id: 'table', when: ({ prompt }) => prompt !== '' },
  { id: 'strike', when: asked('strike') },
  { id: 'range', when: asked('range', 'before-range') },
  { id: 'torpor', when: (moment) => mine(moment).some(({ region }) => region === 'torpor') },
  { id: 'block', when: ({ prompt, view }) => prompt === 'action' && view.action?.by !== view.seat },
  { id: 'stealth', when: ({ prompt, view }) => prompt === 'block-attempt' && view.action?.by === view.seat },
  { id: 'declined', when: ({ prompt, view }) => prompt === 'blocks-declined' && view.action?.by === view.seat },
  { id: 'votes', when: asked('polling') },
  { id: 'unlock', when: asked('unlock-phase') },
  { id: 'master', when: asked('master-phase') },
  {
    id: 'first',
    when: (moment) => moment.prompt === 'minion-phase' && mine(moment).some(({ region }) => region === 'ready'),
  },
  { id: 'influence', when: asked('influence-phase') },
  { id: 'discard', when: asked('discard-phase') },
  { id: 'edge', when: ({ view }) => view.edge === view.seat },
  { id: 'poor', when: (moment) => (own(moment)?.pool ?? 30) <= 10 },
  { id: 'ousted', when: ({ view }) => view.methuselahs.some(({ gone }) => gone) },
]

export const LESSONS: readonly Lesson<VtesView>[] = [
  { id: 'over', when: (moment) => moment.over },
  ...DURING.map(({ id, when }) => ({ id, when: (moment: Moment) => !moment.over && when(moment) })),
]
