/** Cards of a pack, as they are printed, in the shape the parts here draw. */

import type { components } from '../../../lib/schema'
import type { Printed } from '../../../lib/types'
import type { Lang } from '../../../lib/words'
import type { Edge } from './cards'
import type { Face } from './faces'

type Schemas = components['schemas']
export type CardSheet = Schemas['GrailCardSheet']
export type EncounterSheet = Schemas['GrailEncounterSheet']

export const edgeOf = ({ keys, magic, multiplier }: CardSheet['edge']): Edge => ({ rows: keys, magic, multiplier })

export function faceOfCard(id: string, entry: Printed | undefined, lang: Lang): Face | undefined {
  const sheet = entry?.sheet as CardSheet | undefined
  if (!entry || !sheet) return undefined
  return {
    id,
    hero: sheet.hero,
    name: entry.name[lang] ?? '',
    bonuses: sheet.bonuses,
    edge: edgeOf(sheet.edge),
    abilities: sheet.abilities.map(({ when, text }) => ({ when, text: text[lang] ?? '' })),
    passive: sheet.passive,
    emblem: entry.emblem ?? '',
  }
}
