/** Dracula's view, as the server sends it, and the people in it. */

import type { components } from '../../lib/schema'

type Schemas = components['schemas']
export type DraculaView = Schemas['DraculaView']
export type HunterView = Schemas['DraculaHunterView']
export type HideoutView = Schemas['DraculaHideoutView']
export type EncounterView = Schemas['DraculaEncounterView']
export type CombatView = Schemas['DraculaCombatView']

export const HUNTERS = ['lord_godalming', 'dr_seward', 'van_helsing', 'mina_harker'] as const

/** Their colours; the sigil always stands with them. */
export const COLOURS: Readonly<Record<string, string>> = {
  lord_godalming: '#e69f00',
  dr_seward: '#56b4e9',
  van_helsing: '#12b184',
  mina_harker: '#de8dba',
  dracula: '#c8323c',
}

/** His is the first seat, also while nobody has taken a hunter yet. */
export const isDracula = (view: DraculaView): boolean => view.seat === 'A'

/** The hunters run by a seat. */
export const runBy = (view: DraculaView, seat: string | null): HunterView[] =>
  Object.values(view.hunters).filter((hunter) => hunter.seat === seat)
