/** The decks of one's own shelf that can be brought to a table. */

import { shelf } from './shelf'

export interface Offered {
  name: string
  /** What is brought. */
  text: string
}

export async function offered(): Promise<Offered[]> {
  const lines = await shelf().lines()
  return lines
    .filter(({ box }) => box.distinct > 0 && box.playable === box.distinct)
    .map(({ box }) => ({ name: box.name, text: box.text }))
}
