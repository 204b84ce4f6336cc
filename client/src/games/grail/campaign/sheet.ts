/** The save sheet of a campaign, as the server sends it (`nokturn.campaigns.grail.sheet`). */

export interface Named {
  id: string
  name: Record<string, string>
}

export interface SavedHero {
  hero: Named
  player: string
  away: boolean
  location: Named
  energy: number
  health: number
  terror: number
  dying: number
  attributes: Record<string, number>
  food: number
  wealth: number
  rep: number
  magic: number
  xp: number
  skills: Named[]
  items: Named[]
  secrets: Named[]
  combat_deck: Named[]
  combat_aside: Named[]
  combat_pool: number
  diplomacy_deck: Named[]
  diplomacy_aside: Named[]
  diplomacy_pool: number
}

export interface SavedPlace {
  location: Named
  x: number
  y: number
  menhir: boolean
  dial: number
  used: boolean
  time_tokens: number
  quest_tokens: number
  items: Named[]
  guardians: Named[]
  heroes: Named[]
  replaces: Named | null
}

export interface SavedStatus {
  status: Named
  parts: number
  set: number[]
  numbered: boolean
}

export interface SavedWorld {
  places: SavedPlace[]
  dials: { kind: string; value: number; holder: Named }[]
  event: Named | null
  events_left: number
  events_discarded: Named[]
  encounters_left: Record<string, number>
  quests: Named[]
  clues: Named[]
  statuses: SavedStatus[]
  choices_taken: number
  passages_read: number
}

export interface SaveSheet {
  pack: string
  version: string
  readable: boolean
  title: Record<string, string>
  day: number
  chapter: Named | null
  story: boolean
  handicaps: string[]
  heroes: SavedHero[]
  graves: { hero: Named; location: Named; day: number }[]
  world: SavedWorld | null
  ending: Named | null
  defeat: string
  grace: boolean
  over: boolean
}

/** The rows of the map from north to south, and in each the cells from west to east; null: nothing lies there. */
export function grid(places: readonly SavedPlace[]): (SavedPlace | null)[][] {
  if (!places.length) return []
  const xs = places.map(({ x }) => x)
  const ys = places.map(({ y }) => y)
  const found = new Map(places.map((place) => [`${place.x},${place.y}`, place]))
  const across = Array.from({ length: Math.max(...xs) - Math.min(...xs) + 1 }, (_, at) => Math.min(...xs) + at)
  const down = Array.from({ length: Math.max(...ys) - Math.min(...ys) + 1 }, (_, at) => Math.max(...ys) - at)
  return down.map((y) => across.map((x) => found.get(`${x},${y}`) ?? null))
}
