/** Grail's view, as the server sends it. */

import type { components } from '../../lib/schema'
import type { Seat } from '../../lib/types'

type Schemas = components['schemas']
export type GrailView = Schemas['GrailView']
export type HeroView = Schemas['GrailHeroView']
export type PlaceView = Schemas['GrailPlaceView']
export type EncounterView = Schemas['GrailEncounterView']

/** The seat whose Character this is. */
export const seatOf = (view: GrailView, hero: string): Seat =>
  Object.keys(view.heroes).find((seat) => view.heroes[seat]?.hero === hero) ?? ''

/** A Character by its name. */
export const heroOf = (view: GrailView, hero: string): HeroView | undefined =>
  Object.values(view.heroes).find((one) => one.hero === hero)

export const placeOf = (view: GrailView, number: number): PlaceView | undefined =>
  view.places.find(({ location }) => location === number)

/** Whoever stands there, by their seats. */
export const standing = (view: GrailView, number: number): Seat[] =>
  Object.keys(view.heroes).filter((seat) => view.heroes[seat]?.location === number)
