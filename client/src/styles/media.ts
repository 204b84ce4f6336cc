/** Windows by name: `@media (--phone)` in every style, `MEDIA.phone` in every script.  The build writes the sizes in. */

const WIDE = 861
const HIGH = 561

export const MEDIA = {
  /** The board keeps the screen: hand and question are a sheet over its edge, everything else slides in. */
  phone: `(max-width: ${WIDE - 1}px), (max-height: ${HIGH - 1}px)`,
  /** A phone held upright: the sheet comes from below. */
  upright: `(max-width: ${WIDE - 1}px) and (min-height: ${HIGH}px)`,
  /** A phone on its side: the sheet stands at the right. */
  lying: `(max-height: ${HIGH - 1}px)`,
  /** No phone. */
  desk: `(min-width: ${WIDE}px) and (min-height: ${HIGH}px)`,
} as const

const NAMED = /\(--([a-z]+)\)/g
const QUERY = /@media[^{]+/g

/** A style with the sizes in place of the names; a name that is not known, or a list within a longer query, is refused. */
export function withSizes(css: string): string {
  return css.replace(QUERY, (query) =>
    query.replace(NAMED, (name, key: string) => {
      const sizes = (MEDIA as Record<string, string>)[key]
      if (!sizes) throw new Error(`${query.trim()}: ${name} is none of ${Object.keys(MEDIA).join(', ')}.`)
      if (sizes.includes(',') && query.trim() !== `@media ${name}`)
        throw new Error(`${query.trim()}: ${name} stands for either of two sizes, so nothing can be added to it.`)
      return sizes
    }),
  )
}
