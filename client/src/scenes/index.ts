/** One picture for each game, the same wherever the game is shown: lobby, waiting room, invitation, preview of a link.
 *  A game never shows another game's picture; one without a picture has the neutral one. */

import { draw as anyGame } from './anyGame'
import { draw as chicago } from './chicago'
import { draw as europe } from './europe'
import { draw as familyTree } from './familyTree'
import { draw as menhir } from './menhir'
import type { Picture } from './pen'
import { draw as roundTable } from './roundTable'

const SCENES: Readonly<Record<string, () => Picture>> = {
  vendetta: chicago,
  dracula: europe,
  vtes: roundTable,
  heritage: familyTree,
  grail: menhir,
}

const drawn = new Map<string, Picture>()

/** Drawn once, however often it is shown. */
export function sceneOf(game: string): Picture {
  const found = drawn.get(game) ?? (SCENES[game] ?? anyGame)()
  drawn.set(game, found)
  return found
}
