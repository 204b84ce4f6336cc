/** Grounds of cards: engraved lines in a field of 512 by 716.  They are masks: the colour stays with the card. */

const WIDTH = 512
const HEIGHT = 716
/** The candle. */
const LIGHT = { x: 120, y: 60 }

const round = (number: number): number => Math.round(number * 10) / 10

/** The same numbers every time. */
function numbers(seed: number): () => number {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
const times = <T>(count: number, draw: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => draw(at))
const line = (d: string, width: number, more = ''): string => `<path d="${d}" stroke-width="${round(width)}"${more}/>`
const circle = (x: number, y: number, radius: number, width: number, more = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${round(radius)}" stroke-width="${round(width)}"${more}/>`
const points = (all: readonly (readonly [number, number])[]): string =>
  all.map(([x, y], at) => `${at ? 'L' : 'M'}${round(x)} ${round(y)}`).join('')

const GROUNDS = {
  /** Circles around the candle. */
  rings() {
    const all: string[] = []
    for (let radius = 20, at = 0; radius < 900; radius += 13 + at * 0.25, at++)
      all.push(circle(LIGHT.x, LIGHT.y, radius, Math.max(1, 6 - radius / 150)))
    return all
  },
  rays: () =>
    times(120, (at) => {
      const [x, y] = [Math.cos((at / 60) * Math.PI), Math.sin((at / 60) * Math.PI)]
      const way: [number, number][] = [40, 900].map((far) => [LIGHT.x + far * x, LIGHT.y + far * y])
      return line(points(way), at % 2 ? 1.4 : 3.4)
    }),
  moonrays() {
    const all = [
      '<path d="M380 44a96 96 0 1 0 94 76 78 78 0 1 1-94-76z" fill="#fff" fill-opacity=".55" stroke-width="4"/>',
    ]
    for (let radius = 120, at = 0; radius < 900; radius += 14 + at * 0.4, at++) {
      const dashes = ` stroke-dasharray="${round(radius * 0.5)} ${6 + (at % 3) * 8}"`
      all.push(circle(380, 140, radius, Math.max(1, 5 - at * 0.09), dashes))
    }
    return all
  },
  slashes() {
    const next = numbers(7)
    return times(330, () => {
      const [x, y, long] = [next() * 620 - 60, next() * 800 - 40, 30 + next() * 110]
      const up = -long * 0.57 + next() * 10
      return line(`M${round(x)} ${round(y)}l${round(long * 0.82)} ${round(up)}`, 1 + next() * 4.4)
    })
  },
  /** Wood with a knot. */
  grain: () =>
    times(58, (at) => {
      const from = -40 + at * 10.6
      const way = times(38, (step): [number, number] => {
        const y = step * 20 - 10
        const knot = Math.exp(-((y - 250) ** 2 + (from - 330) ** 2 * 1.6) / 26000) * 46 * Math.sign(from - 330 || 1)
        return [from + knot + Math.sin(y / 90 + at * 0.35) * 7, y]
      })
      return line(points(way), 1.2 + 2.6 * Math.abs(Math.sin(at * 1.7)))
    }),
  /** Two spirals. */
  moire: () =>
    (
      [
        [150, 170, 1],
        [380, 470, -1],
      ] as const
    ).map(([x, y, turn]) => {
      const way = times(682, (step): [number, number] => {
        const angle = step * 0.22
        const radius = angle * 3.4 + 6 * Math.sin(angle * 2.1)
        return [x + radius * Math.cos(angle * turn), y + radius * Math.sin(angle * turn)]
      })
      return line(points(way), 3)
    }),
  bricks() {
    const next = numbers(3)
    return times(17, (row) =>
      times(6, (column) => {
        const [x, y] = [column * 100 - (row % 2 ? 50 : 0), row * 46]
        const strokes = times(3 + Math.floor(next() * 4), (at) =>
          line(`M${x + 10} ${y + 10 + at * 6}h${round(30 + next() * 50)}`, 1.8),
        )
        return `<rect x="${x + 4}" y="${y + 4}" width="92" height="38" rx="4" stroke-width="2.4"/>${strokes.join('')}`
      }),
    ).flat()
  },
  /** The rose of banknotes. */
  rosette: () =>
    times(13, (at) => {
      const way = times(121, (step): [number, number] => {
        const angle = (step / 60) * Math.PI
        const radius = 70 + at * 34 + (26 + at * 3) * Math.cos(8 * angle + at * 0.55)
        return [256 + radius * Math.cos(angle), 270 + radius * Math.sin(angle)]
      })
      return line(`${points(way)}Z`, 2.2)
    }),
  /** A magic circle with two stars of seven. */
  circle() {
    const on = (radius: number, turn: number): [number, number] => [
      256 + radius * Math.cos(turn * Math.PI * 2),
      270 + radius * Math.sin(turn * Math.PI * 2),
    ]
    const radii = [92, 100, 190, 198, 206, 292, 300, 400, 408, 500]
    const circles = radii.map((radius) => circle(256, 270, radius, radius % 100 ? 2 : 3.6))
    const marks = times(72, (at) => line(points([on(at % 6 ? 206 : 198, at / 72), on(292, at / 72)]), at % 6 ? 1.4 : 4))
    const stars = [3, 2].map((by) => line(`${points(times(8, (at) => on(400, (at * by) / 7 - 0.25)))}Z`, 2.6))
    return [...circles, ...marks, ...stars]
  },
  columns: () =>
    times(4, (column) =>
      times(13, (at) =>
        line(`M${round(column * 132 - 8 + 58 * (1 - Math.cos((at / 12) * Math.PI)))} 0V716`, 1.2 + (at / 12) * 3.4),
      ),
    ).flat(),
  /** Some of them lit. */
  windows() {
    const next = numbers(21)
    return times(16, (row) =>
      times(12, (column) => {
        const [x, y, lit] = [12 + column * 42, 10 + row * 46, next() > 0.8]
        const blinds = lit ? '' : times(4, (at) => line(`M${x} ${y + 6 + at * 6}h22`, 1.6)).join('')
        const glow = lit ? ' fill="#fff" fill-opacity=".8"' : ''
        return `<rect x="${x}" y="${y}" width="22" height="28" stroke-width="2"${glow}/>${blinds}`
      }),
    ).flat()
  },
  /** Columns of a newspaper. */
  rules() {
    const next = numbers(5)
    return times(3, (column) =>
      times(54, (at) => {
        const long = next() > 0.14 ? 148 : 40 + next() * 80
        return line(`M${14 + column * 168} ${14 + at * 13}h${round(long)}`, at % 5 ? 2.6 : 4)
      }),
    ).flat()
  },
  waves: () =>
    times(50, (at) => {
      const wave = times(18, () => `q8 ${round(-9 - 3 * Math.sin(at))} 16 0t16 0`).join('')
      return line(`M${((at * 13) % 32) - 52} ${10 + at * 15}${wave}`, 1.4 + 2 * Math.abs(Math.sin(at * 0.8)))
    }),
  vellum: () => [
    ...times(27, (at) => line(`M40 ${30 + at * 26}H472`, 1.3)),
    ...[34, 40, 472, 478].map((x) => line(`M${x} 0V716`, 2)),
    ...times(9, (at) =>
      [-1, 1].map((side) => {
        const curl = `c${side * -26} 14 ${side * -26} 46 0 56c${side * 16} -6 ${side * 14} -26 0 -26c${side * -8} 2 ${side * -8} 12 0 14`
        return line(`M${side < 0 ? 20 : 492} ${40 + at * 80}${curl}`, 3)
      }),
    ).flat(),
  ],
  hills: () =>
    times(46, (at) => {
      const way = times(29, (step): [number, number] => {
        const x = step * 20 - 20
        const near = 44 * Math.exp(-((x - 150 - at * 3) ** 2) / 9000)
        const far = 62 * Math.exp(-((x - 400 + at * 2) ** 2) / 14000)
        return [x, 60 + at * 15 - near - far + 4 * Math.sin(x / 40 + at)]
      })
      return line(points(way), 1.2 + 2.2 * Math.abs(Math.sin(at * 0.9)))
    }),
} satisfies Readonly<Record<string, () => string[]>>

export type Ground = keyof typeof GROUNDS
export const GROUND_NAMES = Object.keys(GROUNDS) as Ground[]

/** The drawing of a ground, white on nothing. */
export function engraving(name: Ground): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMin slice"><g fill="none" stroke="#fff" stroke-linecap="round">${GROUNDS[name]().join('')}</g></svg>`
}

const known = new Set<Ground>()
let sheet: CSSStyleSheet | undefined

/** The class that masks an element with the ground; its rule is made when somebody first needs it. */
export function groundClass(name: Ground): string {
  const selector = `nk-ground-${name}`
  if (!known.has(name) && 'adoptedStyleSheets' in document) {
    known.add(name)
    if (!sheet) {
      sheet = new CSSStyleSheet()
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    }
    sheet.insertRule(`.${selector}{--engraving:url("data:image/svg+xml,${encodeURIComponent(engraving(name))}")}`)
  }
  return selector
}
