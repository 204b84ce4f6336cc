/** Points and pieces of rings, in the box of an instrument. */

const fixed = (value: number): string => value.toFixed(1)

export function polar(far: number, degrees: number, x = 100, y = 100): string {
  const angle = (degrees * Math.PI) / 180
  return `${fixed(x + far * Math.cos(angle))} ${fixed(y + far * Math.sin(angle))}`
}

/** A piece of a ring between two radii and two directions. */
export function arcOf(inner: number, outer: number, from: number, to: number, y = 100): string {
  const at = (far: number, turn: number): string => polar(far, turn, 100, y)
  return `M${at(inner, from)}L${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}z`
}
