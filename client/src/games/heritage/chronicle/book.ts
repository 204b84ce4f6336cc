/** What the chronicle book is made of. */

import type { components } from '../../../lib/schema'
import type { Library } from '../../../lib/game.svelte'
import type { Printed } from '../../../lib/types'

type Schemas = components['schemas']
export type BookView = Schemas['HeritageBookView']
export type ChapterSeen = Schemas['HeritageChapterSeen']
export type EraSeen = Schemas['HeritageEraSeen']
export type SheetView = Schemas['HeritageSheetView']
export type Haven = Schemas['HeritageHaven']

export const ERAS = 7
export const CHAPTERS_OF_AN_ERA = 3

const ROMAN: readonly [number, string][] = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
]

export function roman(number: number): string {
  let [rest, said] = [number, '']
  for (const [worth, sign] of ROMAN)
    while (rest >= worth) {
      said += sign
      rest -= worth
    }
  return said
}

export const eraOf = (chapter: number): number => Math.ceil(chapter / CHAPTERS_OF_AN_ERA)

/** In this group a dot is marked once and counts once; in these two no ability asks for dots. */
export const DISCIPLINES = 'discipline_mastery'
const WITHOUT_STICKERS: ReadonlySet<string> = new Set(['affiliation', DISCIPLINES])
export const hasStickers = (group: string): boolean => !WITHOUT_STICKERS.has(group)
/** So many dots bring a new ability within reach. */
export const THRESHOLDS: ReadonlySet<number> = new Set([1, 2, 4, 6])

/** The traits of the sheet by their groups, in the order of the sheet. */
export function traitsOf(shelf: Library): Map<string, Printed[]> {
  const found = new Map<string, Printed[]>()
  for (const entry of shelf.printed.values())
    if (entry.kind === 'trait') found.set(entry.group, [...(found.get(entry.group) ?? []), entry])
  return found
}

/** `kindred` of `trait:kindred`. */
export const bare = (id: string): string => id.slice(id.indexOf(':') + 1)
