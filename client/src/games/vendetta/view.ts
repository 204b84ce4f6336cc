/** Vendetta's view, as the server sends it. */

import type { components } from '../../lib/schema'

type Schemas = components['schemas']
export type VendettaView = Schemas['VendettaView']
export type PlayerView = Schemas['VendettaPlayerView']
export type AreaView = Schemas['VendettaAreaView']
export type CardView = Schemas['VendettaCardView']

export const KINDS = ['passive', 'prepare', 'clash', 'aftermath'] as const
export type Kind = (typeof KINDS)[number]
