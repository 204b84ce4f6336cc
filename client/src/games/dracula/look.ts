/** How the cards of Dracula look: grounds by what a card belongs to. */

import { medal, NEUTRAL, PEOPLE, type Group, type Look, type Looking, type Stat } from '../../kit/look'
import type { Printed } from '../../lib/types'
import { SYMBOLS } from './signs'

const WEAPON: Group = { hue: 60, chroma: 0.5, ground: 'slashes' }
const HOLY: Group = { hue: 100, chroma: 0.8, ground: 'rays' }
const THING: Group = { hue: 165, chroma: 0.55, ground: 'rules' }
const BLOW: Group = { hue: 70, chroma: 0.35, ground: 'slashes' }
/** Dracula's own are the colour of old wine: red would be blood. */
const COUNT: Group = { hue: 345, chroma: 0.85, ground: 'moire' }
const VAMPIRE: Group = { hue: 335, chroma: 0.9, ground: 'moonrays' }
const BEAST: Group = { hue: 125, chroma: 0.6, ground: 'grain' }
const FOLK: Group = { hue: 45, chroma: 0.7, ground: 'bricks' }
const HAUNT: Group = { hue: 275, chroma: 0.8, ground: 'waves' }
const EVENT: Group = { hue: 235, chroma: 0.75, ground: 'rings' }
const ALLY: Group = { hue: 205, chroma: 0.7, ground: 'columns' }
const DARK: Group = { hue: 318, chroma: 0.75, ground: 'moonrays' }
const LAND: Group = { hue: 150, chroma: 0.5, ground: 'hills' }
const SEA: Group = { hue: 225, ground: 'waves' }

const HOLY_THINGS: ReadonlySet<string> = new Set([
  'crucifix',
  'heavenly_host',
  'holy_circle',
  'garlic',
  'garlic_wreath',
])
const BEASTS: ReadonlySet<string> = new Set(['wolves', 'rats', 'bats'])
const FOLKS: ReadonlySet<string> = new Set(['szgany_mob', 'szgany_bodyguards', 'spy', 'saboteur'])

/** Emblems of the symbols of combat: those of Dracula's own cards. */
export const SYMBOL_EMBLEMS: Readonly<Record<(typeof SYMBOLS)[number], string>> = {
  fangs: 'neck-bite',
  strength: 'muscle-up',
  claws: 'wolverine-claws',
  mesmerize: 'third-eye',
  plotting: 'puppet',
  bat: 'bat',
  mist: 'fog',
}

function groupOf({ id, kind, group, numbers }: Printed): Group {
  switch (kind) {
    case 'item':
      return HOLY_THINGS.has(id) ? HOLY : numbers['weapon'] ? WEAPON : THING
    case 'event':
      return group === 'dracula' ? DARK : numbers['ally'] ? ALLY : EVENT
    case 'encounter':
      return numbers['vampire'] ? VAMPIRE : BEASTS.has(id) ? BEAST : FOLKS.has(id) ? FOLK : HAUNT
    case 'hunter_combat':
      return BLOW
    case 'dracula_combat':
    case 'power':
      return COUNT
    case 'character':
      return id === 'dracula' ? DARK : PEOPLE.human
    case 'location':
      return numbers['sea'] ? SEA : LAND
    case 'ticket':
      return { hue: 85, chroma: 0.5, ground: 'vellum' }
    case 'region':
      return LAND
    default:
      return NEUTRAL
  }
}

const SIGNS: Readonly<Record<string, string>> = {
  weapon: 'crossed-swords',
  item: 'backpack',
  'event-hunters': 'tied-scroll',
  'event-dracula': 'vampire-dracula',
  encounter: 'evil-eyes',
  hunter_combat: 'fist',
  dracula_combat: 'fangs',
  power: 'moon-bats',
  character: 'person',
  location: 'church',
  ticket: 'steam-locomotive',
  region: 'treasure-map',
  day: 'sun',
}

const SHEET = [
  ['item_limit', 'backpack'],
  ['event_limit', 'tied-scroll'],
  ['ticket_limit', 'ticket'],
  ['bite_spaces', 'neck-bite'],
] as const

export const look: Looking = (entry, words) => {
  const { kind, numbers } = entry
  const what =
    kind === 'event'
      ? `event-${entry.group === 'dracula' ? 'dracula' : 'hunters'}`
      : kind === 'item' && numbers['weapon']
        ? 'weapon'
        : kind
  const word = words.has(`kind-${what}`) ? words.say(`kind-${what}`) : ''
  const stats: Stat[] = SYMBOLS.filter((symbol) => numbers[`symbol_${symbol}`]).map((symbol) => ({
    sign: SYMBOL_EMBLEMS[symbol],
    label: words.say(`symbol-${symbol}`),
  }))
  if (kind === 'character')
    for (const [name, sign] of SHEET)
      if (numbers[name]) stats.push({ sign, value: numbers[name], label: words.say(`number-${name}`) })
  if (kind === 'encounter' && numbers['influence'])
    stats.push({ sign: 'family-tree', value: `+${numbers['influence']}`, label: words.say('number-influence') })
  if (kind === 'ticket') {
    stats.push({
      sign: 'rail-road',
      value: numbers['white'] ?? 0,
      label: words.say('card-white', { count: numbers['white'] ?? 0 }),
    })
    const yellow = numbers['yellow']
    stats.push({ sign: 'railway', value: yellow ?? '–', label: words.say('card-yellow', { count: yellow ?? 0 }) })
  }
  const found: Partial<Look> = {
    group: groupOf(entry),
    emblem: SIGNS[what] ?? 'vampire-dracula',
    sign: SIGNS[what] ?? 'tied-scroll',
    word: numbers['ally'] ? `${word} · ${words.say('card-ally')}` : word,
    stats,
  }
  if (numbers['health']) Object.assign(found, medal(words.say('number-health'), numbers['health']))
  return found
}
