/** What is known of this server before any game, loaded before anything is shown: its games, and how its pages speak. */

import { get, text } from './api'
import type { GameInfo } from './types'
import type { Lang } from './words'

export const house: { games: GameInfo[]; sources: Record<Lang, string> } = { games: [], sources: { en: '', pl: '' } }

export async function loadHouse(): Promise<void> {
  const [games, en, pl] = await Promise.all([get<GameInfo[]>('/games'), text('/words/en'), text('/words/pl')])
  Object.assign(house, { games, sources: { en, pl } })
}

/** Stands behind the name of somebody without an account; the server puts it there. */
export const GUEST = '°'

export const gameInfo = (name: string): GameInfo | undefined => house.games.find((game) => game.name === name)

export const gameTitle = (name: string, lang: Lang): string => gameInfo(name)?.title[lang] ?? name

/** What a seat plays, by the key of its role; empty where seats are alike. */
export const roleName = (game: string, role: string, lang: Lang): string => gameInfo(game)?.roles[role]?.[lang] ?? ''

/** `deck` of `deck: the name of a preconstructed deck, or a list`. */
export const thingName = (told: string): string => told.split(':')[0] ?? told

const USUAL = 4

/** What one can choose to play against bots; empty where seats are alike. */
export const sidesOf = (name: string): string[] => [...new Set(gameInfo(name)?.sides)]

/** A table with bots at once: me, and as many bots as make a table of the usual size.  Where there are sides to
 *  choose from, the smallest table: there one player runs the most of a side. */
export function withBots(name: string, side = ''): string[] {
  const sides = gameInfo(name)?.sides ?? []
  const own = sides.indexOf(side)
  if (own >= 0) return sides.map((_, seat) => (seat === own ? 'me' : 'bot:clever'))
  const counts = [...(gameInfo(name)?.usual ?? [])].sort((a, b) => Math.abs(a - USUAL) - Math.abs(b - USUAL))
  return ['me', ...Array.from({ length: (counts[0] ?? USUAL) - 1 }, () => 'bot:clever')]
}
