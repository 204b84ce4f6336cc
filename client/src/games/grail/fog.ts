/** One texture of fog, baked once: the browser keeps the picture, and moving it costs nothing. */

const SIZE = 512
/** Thin where the noise is low, white where it is high. */
const SHADE = '0 0 0 0 .72  0 0 0 0 .76  0 0 0 0 .84  2.1 0 0 0 -.62'

let baked = ''

export function fogTexture(): string {
  if (!baked) {
    const noise = `<feTurbulence type="fractalNoise" baseFrequency=".0059 .0137" numOctaves="4" seed="11" stitchTiles="stitch"/>`
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}"><filter id="f" x="0" y="0" width="100%" height="100%">${noise}<feColorMatrix values="${SHADE}"/></filter><rect width="${SIZE}" height="${SIZE}" filter="url(#f)"/></svg>`
    baked = `url("data:image/svg+xml,${encodeURIComponent(svg)}")`
  }
  return baked
}
