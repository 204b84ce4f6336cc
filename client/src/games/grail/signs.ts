/** The signs of what a Character has: tracks, resources, attributes; and the heroes' shields. */

export const TRACKS = ['energy', 'health', 'terror'] as const
export type Track = (typeof TRACKS)[number]
export const RESOURCES = ['food', 'wealth', 'rep', 'magic', 'xp'] as const
export type Resource = (typeof RESOURCES)[number]
/** In the order of the trays: pairs beside each other. */
export const ATTRIBUTES = ['aggression', 'empathy', 'courage', 'caution', 'practicality', 'spirituality'] as const
export type Attribute = (typeof ATTRIBUTES)[number]

const SIGNS: Readonly<Record<string, string>> = {
  energy: 'flame',
  health: 'hearts',
  terror: 'terror',
  food: 'sliced-bread',
  wealth: 'two-coins',
  rep: 'laurels',
  magic: 'magic-swirl',
  xp: 'polar-star',
  aggression: 'mailed-fist',
  empathy: 'shaking-hands',
  courage: 'lion',
  caution: 'semi-closed-eye',
  practicality: 'anvil',
  spirituality: 'prayer',
}

/** The sign of a track, a resource or an attribute. */
export const signOf = (what: string): string => SIGNS[what] ?? 'infinity'

/** Each tray has a colour and a device. */
const DEVICES: Readonly<Record<string, { sign: string; colour: string }>> = {
  beor: { sign: 'warhammer', colour: '#56b4e9' },
  ailei: { sign: 'herbs-bundle', colour: '#2fae86' },
  arev: { sign: 'scythe', colour: '#a6a9b3' },
  maggot: { sign: 'cauldron', colour: '#d98a5a' },
}
export const deviceOf = (hero: string): { sign: string; colour: string } =>
  DEVICES[hero] ?? { sign: 'cowled', colour: '#cfc7b2' }
