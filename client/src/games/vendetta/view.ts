/** Vendetta's view, as the server sends it. */

import type { components } from '../../lib/schema'

type Schemas = components['schemas']
export type VendettaView = Schemas['VendettaView']
export type PlayerView = Schemas['PlayerView']
export type AreaView = Schemas['AreaView']
export type CardView = Schemas['CardView']

export const KINDS = ['passive', 'prepare', 'clash', 'aftermath'] as const
export type Kind = (typeof KINDS)[number]
