/** The Encounter of the view, as the parts here draw it, in the reader's language. */

import type { Library } from '../../../lib/game.svelte'
import { preferences } from '../../../lib/settings.svelte'
import type { Lang, Words } from '../../../lib/words'
import type { EncounterView, GrailView } from '../view'
import type { Attribute } from '../signs'
import type { Does, Enemy, Face, Told } from './faces'
import { edgeOf, faceOfCard, type EncounterSheet } from './printed'

export type Preview = EncounterView['previews'][number]

/** `vagrant` of `vagrant:2`. */
const printedAs = (card: string): string => card.split(':')[0] ?? card

/** The language cards are read in. */
const cardLang = (words: Words): Lang => (preferences.cardLang === 'both' ? words.lang : preferences.cardLang)

/** Sentences to choose between, as one. */
const eitherOr = (sentences: readonly string[], or: string): string =>
  sentences
    .map((one, at) => (at ? one.charAt(0).toLowerCase() + one.slice(1) : one))
    .map((one, at) => (at < sentences.length - 1 ? one.replace(/\.$/, '') : one))
    .join(` ${or} `)

export interface Found {
  id: string
  name: string
  text: string
  colour: string
  emblem: string
}

/** An Encounter without keys: there is nothing to join, and nothing to win. */
export function foundIn(encounter: EncounterView, words: Words, shelf: Library): Found {
  const lang = cardLang(words)
  const id = printedAs(encounter.card)
  const entry = shelf.printed.get(`encounter:${id}`)
  const colour = (entry?.sheet as EncounterSheet | undefined)?.colour ?? ''
  const text = entry?.flavour[lang] ?? ''
  return { id, name: entry?.name[lang] ?? id, text, colour, emblem: entry?.emblem ?? '' }
}

export function enemyOf(encounter: EncounterView, words: Words, shelf: Library): Enemy | null {
  const lang = cardLang(words)
  const id = printedAs(encounter.card)
  const entry = shelf.printed.get(`encounter:${id}`)
  const sheet = entry?.sheet as EncounterSheet | undefined
  if (!entry || !sheet?.edge) return null
  const { signs } = encounter
  const said = (text: Readonly<Record<string, string>>): string => text[lang] ?? ''
  const told = (does: Does, text: Readonly<Record<string, string>>): Told => ({ does, text: said(text) })
  return {
    id,
    colour: sheet.colour,
    corner: sheet.corner,
    name: said(entry.name),
    text: said(entry.flavour),
    traits: sheet.traits,
    edge: edgeOf(sheet.edge),
    emblem: entry.emblem ?? '',
    value: sheet.value,
    table: sheet.rows.map(({ least, most, ways }, at) => ({
      least,
      most,
      does: signs.table[at] ?? [],
      text: ways.map((one) => eitherOr(one.map(said), words.say('fray-or'))).join(' '),
    })),
    opportunity: told(signs.opportunity, sheet.opportunity),
    loot: told(signs.loot, sheet.loot),
    reward: told(signs.reward, sheet.reward),
    failure: told(signs.failure, sheet.failure),
    track: sheet.up ? { down: sheet.down, up: sheet.up } : null,
    stages: sheet.stages.map((stage, at) => ({
      name: said(stage.name),
      affinity: (signs.stages[at]?.affinity ?? []).map(({ attribute, does }) => ({
        attribute: attribute as Attribute,
        ...told(does, stage.affinity[attribute] ?? {}),
      })),
      response: told(signs.stages[at]?.response ?? [], stage.response),
    })),
    approaches: sheet.approaches,
    bypass: said(sheet.bypass),
  }
}

/** Cards by their ids, in the language cards are read in. */
export function faceFinder(words: Words, shelf: Library): (card: string) => Face | undefined {
  const known = new Map<string, Face | undefined>()
  const lang = cardLang(words)
  return (card) => {
    if (!known.has(card)) known.set(card, faceOfCard(card, shelf.printed.get(`card:${card}`), lang))
    return known.get(card)
  }
}

/** The Character whose hand is looked at: of whoever is asked, otherwise of whoever looks. */
export function handOf(view: GrailView, seat: string | null, asked: unknown): string {
  const { encounter } = view
  if (!encounter) return ''
  const hero = typeof asked === 'string' && encounter.hands[asked] ? asked : (view.heroes[seat ?? '']?.hero ?? '')
  return encounter.members.includes(hero) ? hero : ''
}
