/** The open question, by what on the board it is about: places, roads and railways, spaces of the trail, cards. */

import type { Ask, Refused } from '../../lib/types'
import type { Packed } from '../../lib/words'

export interface Offer {
  options: Packed[]
  refused: Refused[]
}

export const verb = (option: Packed): string => option.is.slice(option.is.indexOf('.') + 1)

const PLACE: Readonly<Record<string, string>> = {
  ThisPlace: 'place',
  StartAt: 'place',
  MoveByRoad: 'to',
  MoveBySea: 'to',
  MoveTo: 'place',
  WolfForm: 'place',
  FlyTo: 'place',
  Fog: 'city',
}

/** Moves that cost something: a touch of the map asks once more. */
const COSTLY = new Set(['WolfForm'])

/** Answered by a card of the hand: shown large there. */
const FROM_HAND = new Set([
  'Pick',
  'PlaceEncounter',
  'DiscardItem',
  'DiscardEvent',
  'DiscardEncounter',
  'ReturnTicket',
  'TakeCard',
])

/** Cards that are played from the hand: there it is said why one cannot be played now. */
const PLAYED = new Set(['PlayEvent', 'UseItem'])

export const isPlayed = (option: Packed): boolean => PLAYED.has(verb(option))
export const isFromHand = (option: Packed): boolean => FROM_HAND.has(verb(option))
/** A hunter is asked what to do. */
export const isAction = (prompt: string): boolean => prompt === 'hunter-action' || prompt === 'second-action'
/** It names a place, road or railway: the map is the list. */
export const isOnMap = (option: Packed): boolean => verb(option) in PLACE || verb(option) === 'ThisLink'
/** Dracula goes there himself. */
export const isOwnMove = (option: Packed): boolean => verb(option) === 'MoveTo'
/** Or in whatever shape. */
export const comesTo = (option: Packed): boolean => ['MoveTo', 'WolfForm'].includes(verb(option))
export const isCostly = (option: Packed): boolean => COSTLY.has(verb(option))
/** What a touch of the place means: the one way there, or the one that costs nothing. */
export function straight(options: readonly Packed[]): Packed | undefined {
  const free = options.filter((option) => !isCostly(option) && verb(option) !== 'MoveByRail')
  return options.length === 1 ? options[0] : free.length === 1 ? free[0] : undefined
}
export const placeOf = (option: Packed): string => String(option[PLACE[verb(option)] ?? ''] ?? '')

export interface LinkFact {
  kind: 'road' | 'rail'
  a: string
  b: string
}
export const linkKey = ({ kind, a, b }: LinkFact): string => `${kind}|${a}|${b}`
export const linkOf = (option: Packed): string =>
  verb(option) === 'ThisLink' ? linkKey(option['link'] as LinkFact) : ''

/** Space of the trail (1 to 6), or of the lairs (-1 to -3). */
export function spaceOf(option: Packed): number {
  const space = Number(option['space'] ?? 0)
  switch (verb(option)) {
    case 'ThisHideout':
    case 'Misdirect':
    case 'PlaceRumor':
      return space
    case 'MoveToLair':
    case 'WolfFormToLair':
    case 'ClearLair':
    case 'MakeLair':
      return -space
    default:
      return 0
  }
}

/** A card that lies in a hideout. */
export const handleOf = (option: Packed): string => String(option['handle'] ?? '')

/** The card of the hand, or on the table, that an option is about. */
export const cardOf = (option: Packed): string => {
  for (const field of ['card', 'item', 'event', 'encounter', 'ticket'])
    if (typeof option[field] === 'string') return option[field]
  return ''
}

function by<Key extends string | number>(ask: Ask | null, key: (option: Packed) => Key): Map<Key, Offer> {
  const found = new Map<Key, Offer>()
  const at = (option: Packed): Offer | null => {
    const where = key(option)
    if (!where) return null
    const offer = found.get(where) ?? { options: [], refused: [] }
    found.set(where, offer)
    return offer
  }
  for (const option of ask?.options ?? []) at(option)?.options.push(option)
  for (const refused of ask?.refused ?? []) at(refused.option)?.refused.push(refused)
  return found
}

export const byPlace = (ask: Ask | null): Map<string, Offer> => by(ask, placeOf)
export const byLink = (ask: Ask | null): Map<string, Offer> => by(ask, linkOf)
export const bySpace = (ask: Ask | null): Map<number, Offer> => by(ask, spaceOf)
export const byHandle = (ask: Ask | null): Map<string, Offer> => by(ask, handleOf)
export const byCard = (ask: Ask | null): Map<string, Offer> => by(ask, cardOf)

/** The hunter a question is about. */
export const hunterOf = (ask: Ask | null): string => String(ask?.args['hunter'] ?? '')
