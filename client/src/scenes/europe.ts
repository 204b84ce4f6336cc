/** Dracula: engraved Europe, a trail, and the night that comes from the east. */

import { moon, round, type Picture } from './pen'

const LANDS =
  'M332 -12l0 192-1 1-1 7 2 8-5 6-1 8-1 4 7 6 0 13-2 1-6 7-5 8 4-9-8 1-2-2-9 1-6 2-6 4 7 6-5-2 2 6-6-3 0 4-6-4-1-4-3 3 2 6 9 10-4-1 0 4 4 3 10 5 2 8-5-3-6 1 5 6-8 0 7 14-5-3-2 5-5-7-2 4-3-1-2-6-6-7 5-7 14 2-2-3-6-1-7 0-6 2-5-6-1-3-6-5-4-8-7-3-1-15 1-5-4-2-31-18-5-2-8-7-7-14-6 7-4-5 2-7-7 1-6 3-1 4 2 3-2 6 3 5 10 6 4 10 4 6 7 5 6 2 8-1-2 5 22 11 7 6-1 5-14-8-5 6 0 5 6 4 1 6-6 4 0 5-4 7-5 0 0-4 2-6 3-3-6-15-5-1-4-3-3-5-4 1-1-3-2 0-5-5-6 0-5-3-9-9-7-4-2-4-4-3-3-14-13-6-5 2-3 5-6 1-8 6-2 3-4 1-8-3-15-4-6 3-3 4 0 5 2 4-2 5-11 7-10 3-16 16-3 6 5 9-8 5-3 5-1 5-7 0-5 3-5 7-8 0-16-3 0-99 13 6 7 0 19 5 4-2 5-15 3-12 3 7 1-1-3-8-1-7-5-5-2-6 0-5-3-1-3-4-5-3-8-3-3-4 4-1-3-3 2-3 14-2 4 6 5-1 5 1 0-8-2-7 5 1 1 4 8 2 4-2 1-3 8-3 5-3 1-9 7-2 7-3 8-8 5-8 2-6 3 5-1 3 5 1 2-4-4-4 1-4 11-3 3 2 0-5 7 0 3 3 2-5 5 0 5 3-6-5-3-11-1-9-4-3 1-12 4-9 7-2 8-7-2 11 5 7-6 4-2 7-3 3 4 14 9 1-2 5 10-3 10-6 8 9 10-4 16-10 8-1 1 6 7-2 2-8 8-12-3-10 3-14 7-6 11 9 1-13-1-7-9-6 7-9zM6 118l5 2 10-3 4 2 3-5 8 3 10-2 11 0 3 2 6-2 4-3 1-3-6-2 2-4 4-2 4-7-3-7-7-1-2 2 1-4-2-14-3-6-5-3-2-14-5-6-6-1 5-3-1-3 7-8 3-5-1-3-10-2-6 2 9-12 1-2-14-2-3 9-6 6-2 6-3 3 4 6-4 14 7-5 2 5-5 8 1 3 14-2-4 5 2 7 3-1-2 5-1 5-2 1-11-2-1 2 3 2-5 3 6 0-1 6-12 6 2 4 3 0 4 2 3 0 6 3 4-1-2 3-6 1-5-1-4 2-5 6zM6 88l6-15 0-10 7-2-2-14-10-4-8 2-4 5 3 4-4 2-6-1 0 35 13-2zM141 228l1 13-3 10-5-3-2-9 2-4 6-2zM139 253l6 6-1 11-1 12-5-1-2 5-6-2 1-10-3-16 5 0zM209 292l-4 11 2 6-2 5-8-1-16-9-6-2 0-5 9-3 8 2zM303 318l7-2 11 0 11-1 0 4-14 4-14-2zM288 271l13 2 6 8-4-1-14-8zM66 273l6-5 5 4-5 5zM82 268l4 2-2 1zM52 280l4-1-2 3zM251 265l5 5-3-1zM261 283l5 4-3 1zM25 64l4-3-2 4zM12 18l5-8 8-8-5 7zM154 52l6-4 5-2 0 7-3 5-4 4-4-3zM144 55l6 0 1 5-6 0z'
const FAR =
  'M109 -12l0 12 3 8 7 10 6 1 8-5 8-9 6-4 2-3 9 25 5 11 1 9 4 12 10 0 3-10 10-1 3-9 1-26 7-7 5-13 0-1zM207 27l3-11-4 5zM233 9l5-7 3 2-6 6zM319 250l2 7 7-3 1 9-3 10 6-3 0-28-8 2zM-12 325l11 1 11 4 28-11 12-4 19-3 24 2 29-2 24-4 14 3-5 9 3 12-7 15-1 9 12 10 25 3 15 3 23 0 43-8 64-5 0 13-344 0zM318 262l6-4 1 5zM321 270l2 4-2 0z'
const PEAKS =
  '29,222 38,226 47,228 56,231 65,234 113,206 116,195 123,187 131,181 141,179 151,176 161,173 172,171 181,169 189,166 226,135 236,135 248,134 262,135 274,140 285,147 293,158 300,166 302,175 293,177 281,180 271,183 150,210 166,220 180,233 191,244 206,260 36,26 30,30 31,20 208,208 219,216 240,223 257,239 266,257 276,213 291,217 305,214 7,298 77,196 83,204 170,124 180,120 195,118'
const TRAIL = [
  [274, 163],
  [205, 153],
  [160, 157],
  [76, 145],
] as const
const BAT = 'M196 120c8-8 14-4 16 2c3-8 12-9 18 0c-6-2-10 0-11 5c-3-3-6-3-8 1c-2-4-5-5-8-3c0-4-3-6-7-5z'

const seal = (x: number, y: number, number: number): string => {
  let edge = ''
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * 2 * Math.PI
    edge += `<circle cx="${round(x + 10 * Math.cos(a))}" cy="${round(y + 10 * Math.sin(a))}" r="3.4"/>`
  }
  return `<g fill="#8f1d27">${edge}</g><circle cx="${x}" cy="${y}" r="10.500" fill="#c8323c"/><circle cx="${x}" cy="${y}" r="8" fill="none" stroke="#7a1620"/><text x="${x}" y="${y + 4.5}" text-anchor="middle" font-size="12.500" font-weight="700" fill="#fff4e0">${number}</text>`
}

export function draw(): Picture {
  let s = '<rect width="320" height="360" fill="#5d6e74"/>'
  for (const wide of [14, 9, 5])
    s += `<path d="${LANDS}${FAR}" fill="none" stroke="#1c1810" stroke-opacity=".36" stroke-width="${wide}"/><path d="${LANDS}${FAR}" fill="none" stroke="#5d6e74" stroke-width="${wide - 1}"/>`
  s += `<path d="${FAR}" fill="#80765d"/><path d="${LANDS}" fill="#c4b084"/><path d="${LANDS}" fill="url(#@hatch)"/>`
  for (const at of PEAKS.split(' '))
    s += `<path d="M${at}m-3 2l3-5 3 5m-3-5l1 5" fill="none" stroke="#3a2f1c" stroke-width=".8" opacity=".7"/>`
  s += `<path d="${LANDS}" fill="none" stroke="#1c1810" stroke-width="1.200"/><g font-size="7" letter-spacing="2.500" fill="#3a2f1c" opacity=".6"><text x="112" y="96">GERMANIA</text><text x="36" y="168">GALLIA</text></g>`
  s +=
    '<rect width="320" height="360" fill="url(#@sun)"/><rect width="320" height="360" fill="url(#@dusk)"/><rect width="320" height="360" fill="url(#@edge)"/>'
  let way = `M${TRAIL[0].join(' ')}`
  for (let i = 1; i < TRAIL.length; i++) {
    const [a, b] = [TRAIL[i - 1] ?? TRAIL[0], TRAIL[i] ?? TRAIL[0]]
    way += `Q${round((a[0] + b[0]) / 2 - (b[1] - a[1]) * 0.14)} ${round((a[1] + b[1]) / 2 + (b[0] - a[0]) * 0.14)} ${b.join(' ')}`
  }
  s += `<path d="${way}" fill="none" stroke="#14110a" stroke-width="6"/><path d="${way}" fill="none" stroke="#c8323c" stroke-width="3" stroke-dasharray="7 4"/>`
  s += TRAIL.map(([x, y], i) => seal(x, y, i + 1)).join('')
  s +=
    '<g transform="translate(44 254) scale(.8)" fill="none" stroke="#f0e2bd" stroke-width="1.400"><circle r="30"/><circle r="24"/><path d="M0-42 6-6 42 0 6 6 0 42-6 6-42 0-6-6z" fill="#2b2418"/><path d="M0-42V0L6-6z M42 0H0L6 6z M0 42V0L-6 6z M-42 0H0L-6-6z" fill="#f0e2bd"/></g>'
  s += `${moon(236, 66, 22, '#141b3a', '#9fb0dc', 8)}<g fill="#0a0d1b"><path transform="translate(-60 -78)" d="${BAT}"/><path transform="translate(104 -8) scale(.8)" d="${BAT}"/></g>`
  const defs =
    '<pattern id="@hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(58)"><path d="M0 2.500H5" stroke="#3a2f1c" stroke-width=".6" opacity=".2"/></pattern><radialGradient id="@sun" cx=".2" cy=".14" r=".8"><stop offset="0" stop-color="#fff1c4" stop-opacity=".42"/><stop offset="1" stop-color="#fff1c4" stop-opacity="0"/></radialGradient><linearGradient id="@dusk" x1="1" x2="0" y1=".1" y2="0"><stop offset="0" stop-color="#0b1030" stop-opacity=".86"/><stop offset=".35" stop-color="#131a44" stop-opacity=".66"/><stop offset=".56" stop-color="#7a3f2a" stop-opacity=".28"/><stop offset=".7" stop-color="#e09a4b" stop-opacity="0"/></linearGradient><radialGradient id="@edge" cx=".47" cy=".4" r=".75"><stop offset=".5" stop-color="#05060a" stop-opacity="0"/><stop offset="1" stop-color="#05060a" stop-opacity=".7"/></radialGradient>'
  return { body: s, defs, keep: 'YMin' }
}
