/** What lies over the map: boxes that no name may lie under, and the edges that are left free. */

import { MEDIA } from '../../styles/media'
import type { Insets } from './framing'
import type { Box } from './labels'

/** Besides panels of its own: hand and question, and what is told of late. */
const PANELS = '.table.under :is([data-panel], .dock > .body > *, .board-box > .head section)'
/** On a phone the sheet is one panel, on a larger screen its empty parts let the map through. */
const SHEET = '.table.under :is(.dock, .dock > .handle)'
const GUIDE = '.table.under .dock .guide'
/** The guide leaves the Count's column its corner. */
const QUESTION = '.table.under .dock .talk'
const EDGES = '.table.under :is([data-edge], .dock)'

export interface Covered {
  boxes: Box[]
  insets: Insets
  /** How much of the lower edge the question takes: a hand beside the margins is not in their way. */
  asking: number
}

type Edge = keyof Insets

const seen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true })

/** Measured against the map's own box. */
export function covered(map: Element): Covered {
  const at = map.getBoundingClientRect()
  const boxOf = (element: Element): Box => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    return { left: left - at.left, top: top - at.top, right: right - at.left, bottom: bottom - at.top }
  }
  const real = ({ left, top, right, bottom }: Box): boolean => right - left > 4 && bottom - top > 4
  const found = (selector: string): Element[] => [...document.querySelectorAll(selector)].filter(seen)
  const phone = matchMedia(MEDIA.phone).matches
  // Beside the margins the guide is in nobody's way.
  const guide = phone ? undefined : found(GUIDE).map(boxOf)[0]
  const edges = found(EDGES)
    .map((element) => ({ edge: (element as HTMLElement).dataset['edge'] as Edge | undefined, box: boxOf(element) }))
    .map(({ edge, box }) => ({ edge, box: guide && !edge ? { ...box, top: Math.max(box.top, guide.bottom) } : box }))
    .filter(({ box }) => real(box))
  const panels = [...found(PANELS), ...(phone ? found(SHEET) : [])]
  const question = found(QUESTION).map(boxOf).filter(real)
  return {
    boxes: panels.map(boxOf).filter(real),
    insets: insetsOf(edges, at.width, at.height),
    asking: Math.max(0, ...question.map(({ top }) => at.height - top)),
  }
}

/** The free rectangle.  A panel that takes most of an edge's length stands at that edge, whatever it says of itself: on a
 *  phone the Count's column is a strip under the plates, and beside a low board the question is a column. */
export function insetsOf(
  panels: readonly { edge?: Edge | undefined; box: Box }[],
  width: number,
  height: number,
): Insets {
  const free = { left: 0, top: 0, right: 0, bottom: 0 }
  for (const { edge = 'bottom', box } of panels) {
    const [wide, high] = [box.right - box.left, box.bottom - box.top]
    const strip = wide > width * (edge === 'right' ? 0.4 : 0.6)
    const column = high > height * 0.8 && !strip
    const stands = edge === 'right' && strip ? 'top' : edge === 'bottom' && column ? 'right' : edge
    if (stands === 'left') free.left = Math.max(free.left, box.right)
    else if (stands === 'right') free.right = Math.max(free.right, width - box.left)
    else if (stands === 'top') free.top = Math.max(free.top, box.bottom)
    else free.bottom = Math.max(free.bottom, height - box.top)
  }
  // Something of the map is always to be seen.
  return { ...free, bottom: Math.min(free.bottom, height * 0.7), top: Math.min(free.top, height * 0.4) }
}
