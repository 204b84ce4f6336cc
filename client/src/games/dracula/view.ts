/** Dracula's view, as the server sends it, and the people in it. */

import type { components } from '../../lib/schema'

type Schemas = components['schemas']
export type DraculaView = Schemas['DraculaView']
export type HunterView = Schemas['DraculaHunterView']
export type HideoutView = Schemas['DraculaHideoutView']
export type EncounterView = Schemas['DraculaEncounterView']
export type CombatView = Schemas['DraculaCombatView']

export const HUNTERS = ['lord_godalming', 'dr_seward', 'van_helsing', 'mina_harker'] as const

/** Letters on a figure; with the sigil and the colour they tell the hunters apart. */
export const INITIALS: Readonly<Record<string, string>> = {
  lord_godalming: 'G',
  dr_seward: 'S',
  van_helsing: 'VH',
  mina_harker: 'M',
}

export const isDracula = (view: DraculaView): boolean =>
  view.seat !== null && !Object.values(view.hunters).some(({ seat }) => seat === view.seat)

/** The hunters run by a seat. */
export const runBy = (view: DraculaView, seat: string | null): HunterView[] =>
  Object.values(view.hunters).filter((hunter) => hunter.seat === seat)
