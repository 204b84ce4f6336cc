/** Which tiles of the trail have moved, and which is new. */

/** Of a card that lies on the trail and of which nothing else is known yet. */
export const UNKNOWN = '?'

/** Spaces (from 0) that are to be moved, each with how far from there it came; 0: it is new and falls in. */
export function slides(was: readonly string[], now: readonly string[]): [space: number, from: number][] {
  return now.flatMap((handle, at): [number, number][] => {
    const from = was.indexOf(handle)
    if (!handle || from === at || (was[at] === UNKNOWN && from < 0)) return []
    return [[at, from < 0 ? 0 : from - at]]
  })
}
