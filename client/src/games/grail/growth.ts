/** Prices of growth, as printed: two XP for every point of the sum of the pair that comes of it, ten at most. */

const EACH = 2
const DEAREST = 10

export function pointPrice(attributes: readonly number[], at: number): number {
  const sum = (attributes[at] ?? 0) + (attributes[at ^ 1] ?? 0) + 1
  return Math.min(DEAREST, EACH * sum)
}
