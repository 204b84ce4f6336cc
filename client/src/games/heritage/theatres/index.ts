/** The nine theatres of war, each with its drawing; those beside the introductory three come with the first table that
 *  has one of them. */

import type { Component } from 'svelte'

import type { DrawingProps } from './drawing'
import HighLowClans from './HighLowClans.svelte'
import Morality from './Morality.svelte'
import WarOfPrinces from './WarOfPrinces.svelte'

type Drawing = Component<DrawingProps> | undefined

const DRAWINGS: Readonly<Record<string, Drawing>> = {
  high_low_clans: HighLowClans,
  inner_beast: Morality,
  rise_of_humanity: Morality,
  war_of_princes: WarOfPrinces,
}

export function drawing(theatre: string): Drawing | Promise<Drawing> {
  return DRAWINGS[theatre] ?? import('./chosenTheatres').then(({ CHOSEN }) => CHOSEN[theatre])
}

/** The temperament and class boards lie over their sentence, those of geography stand beside it. */
export const BESIDE = 2
