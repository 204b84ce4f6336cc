/** The districts of Chicago by night: Łowisko with its bars, the Asylum behind its fence, Club Zombie, the Prince's Haven. */

import { dice } from '../../../scenes/pen'
import { bat, gable, GOLD, house, INK, lamp, sign, sky, spire, stepped, street, STREET as H, windows } from './pen'

type Row = readonly (readonly [number, number, number])[]

const RACK_FAR: Row = [
  [-10, 150, 90],
  [110, 120, 70],
  [300, 90, 90],
  [430, 130, 70],
  [560, 70, 90],
  [680, 120, 90],
]
const SMALL = { step: [17, 22], pane: [6, 9] } as const

function rack(): string {
  const chance = dice(11)
  let s = sky(170, 96)
  for (const [x, y, w] of RACK_FAR) s += house(chance, x, y, w, 3, { lit: 0.12, ...SMALL })
  s += house(chance, -20, 190, 150, 2, { lit: 0.42 }) + house(chance, 140, 220, 130, 2, { lit: 0.42, roof: gable })
  s += house(chance, 286, 180, 160, 2, { lit: 0.42 }) + house(chance, 462, 214, 130, 2, { lit: 0.42, roof: gable })
  s += house(chance, 606, 170, 170, 2, { lit: 0.42 })
  for (const x of [6, 166, 320, 486, 650])
    s += `<path class="b1 edge" d="M${x} ${H - 46}h96l12 22H${x - 12}z" stroke-width="1.6"/><path d="M${x + 8} ${H - 24}h80v24h-80z" fill="#f6cf78" opacity=".85"/><path d="M${x + 30} ${H - 24}h12v24h-12zM${x + 58} ${H - 24}h9v24h-9z" fill="${INK}"/>`
  s += `<path class="b1 edge" d="M446 ${H - 190}h18v130h-18z" stroke-width="1"/>`
  return s + street() + sign(404, H - 206, 'wine-glass', 46) + sign(176, H - 128, 'hook', 34) + lamp(112) + lamp(600)
}

function asylum(): string {
  const chance = dice(29)
  const tall = { step: [26, 44], pane: [12, 24] } as const
  let s = `${sky(420, 70, 44)}<g transform="translate(-186 0)">`
  s += house(chance, 60, 176, 70, 3, { lit: 0.06 }) + house(chance, 630, 180, 80, 3, { lit: 0.06 })
  s += house(chance, 120, 196, 520, 2, { lit: 0.17, step: [34, 42], pane: [15, 26] })
  for (const x of [110, 566]) s += house(chance, x, 128, 84, 2, { lit: 0.2, roof: spire, ...tall })
  s += house(chance, 316, 110, 128, 2, { lit: 0, roof: spire })
  s += `<circle cx="380" cy="204" r="27" fill="#f6cf78"/><path d="M380 177v54M353 204h54M361 185l38 38M399 185l-38 38" stroke="${INK}" stroke-width="5"/><circle cx="380" cy="204" r="66" fill="url(#@halo)"/>`
  s += `<path class="gate" d="M348 ${H}v-62q32-44 64 0v62z"/><path d="M366 ${H}v-52q14-20 28 0v52z" fill="#f6cf78" opacity=".5"/>`
  for (const [x, y, w] of [
    [690, 220, 90],
    [800, 190, 80],
    [890, 230, 90],
  ] as const)
    s += house(chance, x, y, w, 3, { lit: 0.12 })
  s += `</g>${street()}`
  for (let x = 6; x < 760; x += 17)
    if (x < 136 || x > 252) s += `<path class="gate" d="M${x} ${H + 30}V${H - 34}l4-14 4 14V${H + 30}z"/>`
  s += `<path d="M0 ${H - 16}h132M258 ${H - 16}h502M0 ${H + 18}h132M258 ${H + 18}h502" stroke="${INK}" stroke-width="6"/>`
  s += `<path class="gate" d="M122 ${H + 34}v-104h18v104zM250 ${H + 34}v-104h18v104z"/>`
  return s + bat(250, 60, 1) + bat(300, 92, 0.7) + bat(486, 50, 0.8)
}

/** A picture palace that has become a club: a marquee full of bulbs, searchlights, and the sign over the roof. */
function club(): string {
  const chance = dice(73)
  let s = sky(620, 104, 48)
  for (const [x, lean] of [
    [250, -150],
    [330, 60],
    [470, 190],
  ] as const)
    s += `<path d="M${x} 210L${x + lean - 34} -40h68z" fill="url(#@beam)" opacity=".55"/>`
  for (const [x, y, w] of [
    [-20, 130, 80],
    [64, 172, 60],
    [600, 190, 70],
    [676, 150, 100],
  ] as const)
    s += house(chance, x, y, w, 3, { lit: 0.16, ...SMALL })
  s += house(chance, -14, 236, 130, 2, { lit: 0.3 }) + house(chance, 590, 226, 180, 2, { lit: 0.3 })
  s += `<path class="b1" d="M120 ${H}V196h60v-34h60v-30h220v30h60v34h60V${H}z"/><path class="edge" d="M121 ${H}V197h60v-34h60v-30h219" stroke-width="2.4"/>`
  s += windows(chance, [146, 216, 110, 70], 0.3) + windows(chance, [450, 216, 110, 70], 0.3)
  s += `<path class="edge b2" d="M262 150h176v76H262z" stroke-width="2"/>`
  s += `<path class="b2 edge" d="M196 ${H - 66}h308l26 30H170z" stroke-width="2"/><path d="M186 ${H - 36}h328v10H186z" fill="#f6cf78"/>`
  for (let x = 186; x < 520; x += 15)
    s += `<circle cx="${x}" cy="${H - 42}" r="3.4" fill="${GOLD}"/><circle cx="${x + 7}" cy="${H - 24}" r="2.6" fill="${GOLD}"/>`
  s += `<path d="M230 ${H - 26}h240v26H230z" fill="#f6cf78" opacity=".7"/>`
  for (const x of [252, 292, 332, 372, 412, 452])
    s += `<path d="M${x} ${H - 18}q6-10 12 0v18h-12z" fill="${INK}" opacity=".9"/>`
  s += `<circle cx="350" cy="${H - 20}" r="120" fill="url(#@halo)"/>${street()}`
  return s + sign(318, 154, 'shambling-zombie', 64) + lamp(96, 84) + lamp(560, 84)
}

function haven(): string {
  const chance = dice(47)
  let s = `${sky(90, 150, 44)}<g transform="translate(-110 0)">`
  for (const a of [-34, -18, 20, 36])
    s += `<path d="M380 150L${380 + a * 14} -40l${a > 0 ? 46 : -46} 0z" fill="url(#@beam)" opacity=".5"/>`
  for (const [x, y, w] of [
    [-20, 140, 110],
    [96, 176, 80],
    [588, 160, 90],
    [676, 110, 110],
  ] as const)
    s += house(chance, x, y, w, 3, { lit: 0.16, step: [18, 24], pane: [7, 11] })
  s += house(chance, 56, 214, 130, 2, { lit: 0.22 }) + house(chance, 580, 204, 140, 2, { lit: 0.22 })
  s += house(chance, 190, 150, 380, 1, { roof: stepped, lit: 0 })
  const thin = [8, 15] as const
  for (const x of [210, 474]) s += windows(chance, [x, 290, 76, H - 290], 0.3, [20, 28], thin)
  for (const x of [252, 452]) s += windows(chance, [x, 236, 60, H - 236], 0.4, [20, 28], thin)
  s += windows(chance, [300, 186, 160, H - 200], 0.62, [22, 28], [10, 17])
  s += `<path class="gate" d="M340 ${H}v-50q40-40 80 0v50z"/><path d="M352 ${H}v-44q28-30 56 0v44z" fill="#f6cf78"/>`
  s += `${house(chance, 800, 170, 90, 2, { lit: 0.2 })}</g>${street()}`
  s += `<g transform="translate(-110 0)"><path class="carpet" d="M340 ${H}h80l90 ${1000 - H}H250z"/><path d="M340 ${H}L250 1000M420 ${H}L510 1000" stroke="#b6924a" stroke-width="2" opacity=".45"/></g>`
  return s + sign(240, 96, 'imperial-crown', 60) + lamp(152, 80) + lamp(360, 80)
}

const STREETS: Readonly<Record<string, () => string>> = { D1: rack, D2: asylum, D3: club, HAVEN: haven }
const drawn = new Map<string, string>()

/** Drawn once, however often it is shown. */
export function streetOf(district: string): string {
  const found = drawn.get(district) ?? (STREETS[district] ?? rack)()
  drawn.set(district, found)
  return found
}
