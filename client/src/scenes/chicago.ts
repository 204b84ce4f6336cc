/** Vendetta: Chicago by night, with the moon, the towers and the elevated train. */

import { dice, moon, round, type Picture } from './pen'

export function draw(): Picture {
  const r = dice(5)
  let s = '<rect width="320" height="360" fill="url(#@sky)"/>'
  for (let y = 4; y < 220; y += 7)
    s += `<path d="M0 ${y}H320" stroke="#3a4570" stroke-width="${round(0.6 + 1.8 * (1 - y / 220))}" opacity=".5"/>`
  s += moon(76, 70, 30)
  const tower = (x: number, y: number, w: number, tone: string, p: number): string => {
    let t = `<path d="M${x} 296V${y}h${w}V296z" fill="${tone}"/><path d="M${x + 1} 296V${y + 1}H${x + w}" fill="none" stroke="#7c89b4" stroke-width="1.5" opacity=".75"/>`
    for (let i = 0; i < w * 0.4; i += 3.6)
      t += `<path d="M${round(x + w - i)} ${y + 2}V296" stroke="#070a11" stroke-width="${round(1.8 - i / (w * 0.3))}" opacity=".7"/>`
    for (let yy = y + 9; yy < 286; yy += 11)
      for (let xx = x + 6; xx < x + w - 6; xx += 9)
        if (r() < p)
          t += `<rect x="${xx}" y="${yy}" width="4.6" height="6.4" fill="${['#f6cf78', '#e9b450', '#ffe3a3'][Math.floor(r() * 3)]}" opacity="${round(0.6 + r() * 0.4)}"/>`
    return t
  }
  for (const [x, y, w] of [
    [-8, 196, 40],
    [36, 170, 34],
    [104, 150, 30],
    [176, 168, 36],
    [230, 140, 34],
    [280, 180, 46],
  ] as const)
    s += tower(x, y, w, '#2e385a', 0.12)
  s +=
    tower(6, 216, 46, '#1b2236', 0.34) +
    tower(60, 190, 42, '#1b2236', 0.3) +
    `<path d="M132 296V150h8V112h8V84h26V112h8V150h8V296z" fill="#1b2236"/><path d="M154 84V34M168 84V46" stroke="#1b2236" stroke-width="3"/><path d="M133 296V151h8V113h8V85h26" fill="none" stroke="#7c89b4" stroke-width="1.6"/>`
  for (let yy = 94; yy < 286; yy += 11)
    for (let xx = 138; xx < 186; xx += 8) {
      const inn = yy > 156 || (yy > 118 && xx > 140 && xx < 182) || (xx > 150 && xx < 172)
      if (inn && r() < 0.42)
        s += `<rect x="${xx}" y="${yy}" width="4.2" height="6.4" fill="#f6cf78" opacity="${round(0.6 + r() * 0.4)}"/>`
    }
  s += `<path d="M212 296L222 108h34l10 188z" fill="#1b2236"/><path d="M226 108V74M252 108V82" stroke="#1b2236" stroke-width="2.6"/><path d="M213 296L223 109h34" fill="none" stroke="#7c89b4" stroke-width="1.6"/>`
  for (let i = 0; i < 5; i++)
    s += `<path d="M${round(221.5 - i * 2)} ${120 + i * 36}L${round(258 + i * 2)} ${154 + i * 36}M${round(257 + i * 2)} ${120 + i * 36}L${round(220 - i * 2)} ${154 + i * 36}" stroke="#3a4774" stroke-width="1.8"/>`
  for (let yy = 116; yy < 286; yy += 12)
    for (let xx = 226; xx < 254; xx += 8)
      if (r() < 0.36) s += `<rect x="${xx}" y="${yy}" width="4" height="6" fill="#e9b450"/>`
  s += tower(276, 206, 52, '#1b2236', 0.36)
  s += '<rect y="268" width="320" height="9" fill="#0a0d15"/><path d="M0 268H320" stroke="#7c89b4" stroke-width="1.4"/>'
  for (let x = 8; x < 320; x += 40)
    s += `<path d="M${x} 277v24M${x} 277l16 12M${x + 40} 277l-16 12" stroke="#0a0d15" stroke-width="4"/>`
  s += '<path d="M92 250h124l8 6v12H92z" fill="#10141f" stroke="#7c89b4" stroke-width="1.2"/>'
  for (let x = 98; x < 214; x += 14) s += `<rect x="${x}" y="254" width="9" height="7" fill="#ffe3a3"/>`
  s += '<rect y="296" width="320" height="64" fill="#0b1020"/>'
  for (let i = 0; i < 90; i++) {
    const x = r() * 320,
      y = 300 + r() * 58
    s += `<path d="M${round(x)} ${round(y)}h${round(6 + r() * 18)}" stroke="${r() < 0.36 ? '#e9b450' : '#3a4774'}" stroke-width="${round(0.8 + r() * 1.2)}" opacity="${round(0.3 + r() * 0.5)}"/>`
  }

  const defs =
    '<linearGradient id="@sky" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#0a0f20"/><stop offset=".6" stop-color="#232c4d"/><stop offset=".85" stop-color="#5a4a42"/></linearGradient>'
  return { body: s, defs, keep: 'YMin' }
}
