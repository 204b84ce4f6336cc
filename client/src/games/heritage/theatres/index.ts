/** The nine theatres of war, each with its drawing. */

import type { Component } from 'svelte'

import AnarchRevolt from './AnarchRevolt.svelte'
import Court from './Court.svelte'
import type { DrawingProps } from './drawing'
import HighLowClans from './HighLowClans.svelte'
import Inquisition from './Inquisition.svelte'
import Masquerade from './Masquerade.svelte'
import Morality from './Morality.svelte'
import SabbatWars from './SabbatWars.svelte'
import WarOfPrinces from './WarOfPrinces.svelte'

export const DRAWINGS: Readonly<Record<string, Component<DrawingProps>>> = {
  high_low_clans: HighLowClans,
  inquisition: Inquisition,
  court: Court,
  inner_beast: Morality,
  rise_of_humanity: Morality,
  war_of_princes: WarOfPrinces,
  anarch_revolt: AnarchRevolt,
  masquerade: Masquerade,
  sabbat_wars: SabbatWars,
}

/** The temperament and class boards lie over their sentence, those of geography stand beside it. */
export const BESIDE = 2
