/** The view of V:TES, as the server sends it. */

import type { components } from '../../lib/schema'

type Schemas = components['schemas']
export type VtesView = Schemas['VtesView']
export type MethuselahView = Schemas['VtesMethuselahView']

export const methuselah = (view: VtesView, seat: string | null): MethuselahView | undefined =>
  view.methuselahs.find((one) => one.seat === seat)
