/** Effects that last. */

import type { Words } from '../../lib/words'
import type { DraculaView } from './view'

/** In the words of the board. */
export function lastingOf(view: DraculaView, words: Words): string[] {
  const say = (key: string, facts = {}): string => words.say(key, facts)
  return [
    view.long_night && say('board-long-night'),
    view.vigor && say('board-vigor'),
    view.no_day && say('board-no-day'),
    view.starved && say('board-starved'),
    view.visited && say('board-visited'),
    view.telegraph && say('board-telegraph', { hunter: view.telegraph }),
    view.guards.length && say('board-guards', { cards: view.guards }),
  ].filter((text): text is string => Boolean(text))
}
