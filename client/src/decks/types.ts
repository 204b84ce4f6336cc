/** What travels about decks, by the names used here. */

import type { components } from '../lib/schema'
import type { Printed } from '../lib/types'

type Schemas = components['schemas']

export type Kept = Schemas['Kept']
export type Checked = Schemas['Checked']
export type Mark = Schemas['Mark']
export type Mend = Schemas['Mend']
export type Problem = Schemas['Problem']
export type Replacement = Schemas['Replacement']
export type Sheet = Schemas['Sheet']
export type CardLine = Schemas['CardLine']
export type Legality = Schemas['Legality']
export type DeckBox = Schemas['DeckBox']
export type DeckLaid = Schemas['DeckLaid']
export type Boxed = Schemas['Boxed']
export type Others = Schemas['Others']
export type Wish = Required<Schemas['Wish']>
export type Found = Schemas['Found']
export type Choices = Schemas['Choices']
export type CardPage = Omit<Schemas['CardPage'], 'printed'> & { printed: Printed }
export type Exported = Schemas['Exported']
export type Form = Schemas['ExportAsked']['form']
export type ShelfDeckInfo = Schemas['ShelfDeckInfo']
export type VersionInfo = Schemas['VersionInfo']
export type ServerLine = Schemas['ShelfLine']

/** A deck on the shelf, wherever that is. */
export type ShelfLine = ServerLine

export const NOTHING: Kept = { name: '', author: '', description: '', cards: [], then: {}, event: null, notes: [] }

export const WISH: Wish = {
  words: '',
  kind: '',
  type: '',
  discipline: '',
  superior: false,
  clan: '',
  group: 0,
  capacity_least: 0,
  capacity_most: 0,
  cost_least: 0,
  cost_most: -1,
  title: '',
  sect: '',
  trait: '',
  set: '',
  banned: '',
  playable: false,
  usable: false,
}
