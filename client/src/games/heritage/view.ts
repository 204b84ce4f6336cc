/** Heritage's view, as the server sends it. */

import type { components } from '../../lib/schema'
import type { Seat } from '../../lib/types'

type Schemas = components['schemas']
export type HeritageView = Schemas['HeritageView']
export type PlayerView = Schemas['HeritagePlayerView']
export type VampireView = Schemas['HeritageVampireView']
export type QueueView = Schemas['HeritageQueueView']

/** The vampires of all bloodlines. */
export const everyone = (view: HeritageView): VampireView[] => Object.values(view.players).flatMap(({ line }) => line)

export const ownerOf = (view: HeritageView, vampire: string): Seat =>
  Object.keys(view.players).find((seat) => view.players[seat]?.line.some(({ card }) => card === vampire)) ?? ''
