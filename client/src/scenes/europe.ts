/** Dracula: engraved Europe, a trail, and the night that comes from the east. */

import { moon, round, type Picture } from './pen'

const LANDS =
  'M332 -12L332 180L331 181L330 188L332 196L327 202L326 210L325 214L332 220L332 233L330 234L324 241L319 249L323 240L315 241L313 239L304 240L298 242L292 246L299 252L294 250L296 256L290 253L290 257L284 253L283 249L280 252L282 258L291 268L287 267L287 271L291 274L301 279L303 287L298 284L292 285L297 291L289 291L296 305L291 302L289 307L284 300L282 304L279 303L277 297L271 290L276 283L290 285L288 282L282 281L275 281L269 283L264 277L263 274L257 269L253 261L246 258L245 243L246 238L242 236L211 218L206 216L198 209L191 195L185 202L181 197L183 190L176 191L170 194L169 198L171 201L169 207L172 212L182 218L186 228L190 234L197 239L203 241L211 240L209 245L231 256L238 262L237 267L223 259L218 265L218 270L224 274L225 280L219 284L219 289L215 296L210 296L210 292L212 286L215 283L209 268L204 267L200 264L197 259L193 260L192 257L190 257L185 252L179 252L174 249L165 240L158 236L156 232L152 229L149 215L136 209L131 211L128 216L122 217L114 223L112 226L108 227L100 224L85 220L79 223L76 227L76 232L78 236L76 241L65 248L55 251L39 267L36 273L41 282L33 287L30 292L29 297L22 297L17 300L12 307L4 307L-12 304L-12 205L1 211L8 211L27 216L31 214L36 199L39 187L42 194L43 193L40 185L39 178L34 173L32 167L32 162L29 161L26 157L21 154L13 151L10 147L14 146L11 143L13 140L27 138L31 144L36 143L41 144L41 136L39 129L44 130L45 134L53 136L57 134L58 131L66 128L71 125L72 116L79 114L86 111L94 103L99 95L101 89L104 94L103 97L108 98L110 94L106 90L107 86L118 83L121 85L121 80L128 80L131 83L133 78L138 78L143 81L137 76L134 65L133 56L129 53L130 41L134 32L141 30L149 23L147 34L152 41L146 45L144 52L141 55L145 69L154 70L152 75L162 72L172 66L180 75L190 71L206 61L214 60L215 66L222 64L224 56L232 44L229 34L232 20L239 14L250 23L251 10L250 3L241 -3L248 -12ZM6 118L11 120L21 117L25 119L28 114L36 117L46 115L57 115L60 117L66 115L70 112L71 109L65 107L67 103L71 101L75 94L72 87L65 86L63 88L64 84L62 70L59 64L54 61L52 47L47 41L41 40L46 37L45 34L52 26L55 21L54 18L44 16L38 18L47 6L48 4L34 2L31 11L25 17L23 23L20 26L24 32L20 46L27 41L29 46L24 54L25 57L39 55L35 60L37 67L40 66L38 71L37 76L35 77L24 75L23 77L26 79L21 82L27 82L26 88L14 94L16 98L19 98L23 100L26 100L32 103L36 102L34 105L28 106L23 105L19 107L14 113ZM6 88L12 73L12 63L19 61L17 47L7 43L-1 45L-5 50L-2 54L-6 56L-12 55L-12 90L1 88ZM141 228L142 241L139 251L134 248L132 239L134 235L140 233ZM139 253L145 259L144 270L143 282L138 281L136 286L130 284L131 274L128 258L133 258ZM209 292L205 303L207 309L205 314L197 313L181 304L175 302L175 297L184 294L192 296ZM303 318L310 316L321 316L332 315L332 319L318 323L304 321ZM288 271L301 273L307 281L303 280L289 272ZM66 273L72 268L77 272L72 277ZM82 268L86 270L84 271ZM52 280L56 279L54 282ZM251 265L256 270L253 269ZM261 283L266 287L263 288ZM25 64L29 61L27 65ZM12 18L17 10L25 2L20 9ZM154 52L160 48L165 46L165 53L162 58L158 62L154 59ZM144 55L150 55L151 60L145 60Z'
const FAR =
  'M109 -12L109 0L112 8L119 18L125 19L133 14L141 5L147 1L149 -2L158 23L163 34L164 43L168 55L178 55L181 45L191 44L194 35L195 9L202 2L207 -11L207 -12ZM207 27L210 16L206 21ZM233 9L238 2L241 4L235 10ZM319 250L321 257L328 254L329 263L326 273L332 270L332 242L324 244ZM-12 325L-1 326L10 330L38 319L50 315L69 312L93 314L122 312L146 308L160 311L155 320L158 332L151 347L150 356L162 366L187 369L202 372L225 372L268 364L332 359L332 372L-12 372ZM318 262L324 258L325 263ZM321 270L323 274L321 274Z'
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
  s += `<path d="${LANDS}" fill="none" stroke="#1c1810" stroke-width="1.200"/><g font-size="7" letter-spacing="2.500" fill="#3a2f1c" opacity=".6"><text x="112" y="96">GERMANY</text><text x="36" y="168">FRANCE</text></g>`
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
