/** One picture for each game, the same wherever the game is shown: lobby, waiting room, invitation, preview of a link.
 *  A game never shows another game's picture; one without a picture has the neutral one. */

import type { Picture } from './pen'

type Drawing = Promise<{ draw: () => Picture }>

const SCENES: Readonly<Record<string, () => Drawing>> = {
  vendetta: () => import('./chicago'),
  dracula: () => import('./europe'),
  vtes: () => import('./roundTable'),
  heritage: () => import('./familyTree'),
  grail: () => import('./menhir'),
}
const anyGame = (): Drawing => import('./anyGame')

const drawn = new Map<string, Picture>()

/** What has been drawn already; it is drawn once, however often it is shown. */
export const drawnOf = (game: string): Picture | undefined => drawn.get(game)

export async function sceneOf(game: string): Promise<Picture> {
  const found = drawn.get(game) ?? (await (SCENES[game] ?? anyGame)()).draw()
  drawn.set(game, found)
  return found
}
