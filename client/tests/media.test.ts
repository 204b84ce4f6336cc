// @vitest-environment node
/** Sizes of windows have names, in one place. */
import { expect, it } from 'vitest'

import { MEDIA, withSizes } from '../src/styles/media'

it('writes the sizes in where a style names a window', () => {
  expect(withSizes('a{} @media (--phone) { b{} }')).toBe(`a{} @media ${MEDIA.phone} { b{} }`)
  expect(withSizes('@media (--desk) and (max-width: 1100px) {}')).toBe(
    `@media ${MEDIA.desk} and (max-width: 1100px) {}`,
  )
})

it('refuses a name that is not known, and an addition to a list', () => {
  expect(() => withSizes('@media (--fone) {}')).toThrow('(--fone)')
  expect(() => withSizes('@media (--phone) and (min-width: 3px) {}')).toThrow('either of two')
})

it('leaves custom properties alone', () => {
  expect(withSizes('a { color: var(--phone) }')).toBe('a { color: var(--phone) }')
})

it('is one or the other: a phone, upright or on its side, or a desk', () => {
  expect(MEDIA.phone).toBe('(max-width: 860px), (max-height: 560px)')
  expect(MEDIA.desk).toBe('(min-width: 861px) and (min-height: 561px)')
})
