/** The theatres that somebody chooses, or that a chronicle brings. */

import type { Component } from 'svelte'

import AnarchRevolt from './AnarchRevolt.svelte'
import Court from './Court.svelte'
import type { DrawingProps } from './drawing'
import Inquisition from './Inquisition.svelte'
import Masquerade from './Masquerade.svelte'
import SabbatWars from './SabbatWars.svelte'

export const CHOSEN: Readonly<Record<string, Component<DrawingProps>>> = {
  inquisition: Inquisition,
  court: Court,
  anarch_revolt: AnarchRevolt,
  masquerade: Masquerade,
  sabbat_wars: SabbatWars,
}
