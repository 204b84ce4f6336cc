/** The guide through a first game: what is explained when it comes up for the first time. */

import type { Lesson, Moment as MomentOf } from '..'
import type { VendettaView } from './view'

type Moment = MomentOf<VendettaView>

const asked =
  (...prompts: string[]) =>
  (moment: Moment): boolean =>
    prompts.includes(moment.prompt)

const own = ({ view }: Moment): VendettaView['players'][string] | undefined =>
  view.seat ? view.players[view.seat] : undefined

/** In order of importance: of several that fit, the first unread one is read. */
export const LESSONS: readonly Lesson<VendettaView>[] = [
  { id: 'over', when: (moment) => moment.over },
  { id: 'clan', when: asked('clan') },
  { id: 'keep', when: asked('keep') },
  { id: 'table', when: asked('turn'), ofBoard: true },
  { id: 'turn', when: asked('turn') },
  { id: 'after-card', when: asked('after-card') },
  { id: 'drain', when: (moment) => asked('turn', 'after-card')(moment) && (own(moment)?.blood ?? 9) <= 3 },
  // Before anybody is drained: afterwards it would be too late to know what it costs.
  { id: 'diablerie', when: (moment) => asked('turn', 'after-card')(moment) && (own(moment)?.blood ?? 9) <= 3 },
  { id: 'stay-or-withdraw', when: asked('stay-or-withdraw') },
  { id: 'haven', when: (moment) => asked('stay-or-withdraw')(moment) && moment.view.fighting === 'HAVEN' },
  {
    id: 'card-asks',
    when: ({ prompt, view }) => Boolean(prompt) && Boolean(view.fighting) && prompt !== 'stay-or-withdraw',
  },
  { id: 'clash', when: ({ view }) => Boolean(view.fighting) && view.ranking.length === 0 },
  { id: 'waiting', when: ({ prompt, view }) => !prompt && view.phase === 'planning' },
  { id: 'round-2', when: ({ view }) => view.round === 2 },
  { id: 'round-3', when: ({ view }) => view.round === 3 },
]
