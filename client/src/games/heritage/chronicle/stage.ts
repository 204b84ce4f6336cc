/** Prologue, aftermath and the end of an era at the table: which of them it is, and what is chosen there. */

import type { Packed } from '../../../lib/words'
import type { HeritageView } from '../view'

export type Act = 'prologue' | 'aftermath' | 'era'

/** What is chosen on the stage rather than below it. */
const CHOSEN = new Set(
  [
    'MarkDot',
    'TakeTitle',
    'TakeMark',
    'TakeServant',
    'PutClan',
    'GiveName',
    'Decide',
    'TurnUp',
    'Elevate',
    'PutOn',
    'NoSticker',
    'PutAbility',
    'KeepServant',
    'KeepAsIs',
    'PickEraCard',
  ].map((kind) => `heritage.${kind}`),
)
/** What is stuck on a card stays on it. */
const STICKERS: ReadonlySet<string> = new Set(['heritage.PutClan', 'heritage.PutAbility', 'heritage.GiveName'])
export const isSticker = ({ is }: Packed): boolean => STICKERS.has(is)

export const onStage = ({ is }: Packed): boolean => CHOSEN.has(is)

/** Outside the rounds of a chapter; in them, and in a single game, nothing. */
export function actOf(view: HeritageView): Act | null {
  const book = view.chronicle
  if (!book) return null
  if (book.step) return 'aftermath'
  // The last of three chapters ends an era; after the others the aftermath is done.
  if (book.log.length === book.chapter) return book.chapter % 3 ? 'aftermath' : 'era'
  // Who goes first is settled when the chapter itself begins.
  return book.chapter === 1 && !view.first ? 'prologue' : null
}
