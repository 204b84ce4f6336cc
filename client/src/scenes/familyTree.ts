/** Heritage: a family tree that grows in a manuscript. */

import { dice, round, type Picture } from './pen'

export function draw(): Picture {
  const r = dice(17)
  let s =
    '<rect width="320" height="360" fill="#3a2e20"/><rect x="0" y="0" width="320" height="360" fill="url(#@vel)"/>'
  for (let y = 30; y < 360; y += 15) s += `<path d="M36 ${y}H286" stroke="#7a6238" stroke-width=".7" opacity=".4"/>`
  for (const x of [30, 34, 288, 292]) s += `<path d="M${x} 0V360" stroke="#8a3a2a" stroke-width=".9" opacity=".6"/>`
  const leaf = (x: number, y: number, a: number, c: string): string =>
    `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(a)})"><path d="M0 0c4-8 14-8 18 0c-4 7-14 7-18 0z" fill="${c}" stroke="#1d3a22" stroke-width=".8"/><path d="M1 0H15" stroke="#1d3a22" stroke-width=".8"/></g>`
  const limb = (x1: number, y1: number, cx: number, cy: number, x2: number, y2: number, w: number): string => {
    let t = `<path d="M${x1} ${y1}Q${cx} ${cy} ${x2} ${y2}" fill="none" stroke="#1d3a22" stroke-width="${w + 2.4}"/><path d="M${x1} ${y1}Q${cx} ${cy} ${x2} ${y2}" fill="none" stroke="#4f8a54" stroke-width="${w}"/>`
    for (let i = 1; i < 7; i++) {
      const k = i / 7,
        x = (1 - k) ** 2 * x1 + 2 * k * (1 - k) * cx + k * k * x2,
        y = (1 - k) ** 2 * y1 + 2 * k * (1 - k) * cy + k * k * y2
      t += leaf(x, y, i % 2 ? -50 - r() * 40 : 130 + r() * 40, r() < 0.24 ? '#c08a2e' : '#4f8a54')
    }
    return t
  }
  s +=
    limb(160, 366, 150, 300, 160, 250, 11) +
    limb(160, 300, 96, 290, 70, 232, 6) +
    limb(160, 292, 226, 286, 252, 230, 6) +
    limb(160, 250, 150, 190, 160, 150, 8) +
    limb(160, 214, 100, 196, 84, 142, 5) +
    limb(160, 214, 222, 196, 238, 140, 5) +
    limb(160, 150, 120, 110, 116, 74, 4) +
    limb(160, 150, 204, 110, 206, 74, 4)
  const face = (x: number, y: number, k: number, c: string, h: string, hair = ''): string =>
    `<g transform="translate(${x} ${y}) scale(${k})"><ellipse rx="27" ry="32" fill="#b8862e" stroke="#3d2a0a" stroke-width="2"/><ellipse rx="22" ry="27" fill="${c}"/><path d="M-14 26c0-14 6-17 14-17s14 3 14 17q-14 6-28 0z" fill="${h}"/><path d="M-9-6c0-9 4-12 9-12s9 3 9 12c0 9-4 15-9 15s-9-6-9-15z" fill="#ecd9b4"/><path d="M1-18c5 0 8 3 8 12c0 9-4 15-8 15z" fill="#a88458"/><path d="${hair}" fill="#241608"/><path d="M-22-16q6-12 16-15" fill="none" stroke="#ffe8b0" stroke-width="1.5"/></g>`
  const HA = [
    'M-10-6c-2-12 4-17 10-17s12 5 10 17c-3-6-5-9-8-9s-9 1-12 9z',
    'M-11 8c-4-18-2-31 11-31s15 13 11 31c-3-4-3-14-4-20c-4-3-10-3-14 0c-1 6-1 16-4 20z',
    'M-9-10c1-9 4-12 9-12s8 3 9 12l-3-3-6-3-6 3z',
  ]
  s +=
    face(160, 236, 1.12, '#3b2350', '#5b1a21', HA[0]) +
    face(70, 216, 0.86, '#1d3a52', '#2a4a2a', HA[1]) +
    face(252, 214, 0.86, '#4a1d22', '#1d2c52', HA[2]) +
    face(84, 124, 0.78, '#2a4a2a', '#4a3216', HA[2]) +
    face(160, 136, 0.86, '#5a3a16', '#3b1f4a', HA[1]) +
    face(238, 122, 0.78, '#1d3a52', '#5b1a21', HA[0]) +
    face(116, 58, 0.66, '#4a1d22', '#1d3a3a', HA[0]) +
    face(206, 58, 0.66, '#3b2350', '#4a3216', HA[1])
  s +=
    '<g transform="translate(14 14)"><rect width="62" height="62" rx="3" fill="#1f3a6b" stroke="#b8862e" stroke-width="3.5"/><rect x="6" y="6" width="50" height="50" fill="none" stroke="#d9b45a" stroke-width="1"/><path d="M8 8q20 6 14 24t20 22M54 10q-20 4-16 20" fill="none" stroke="#6f93c8" stroke-width="1.6"/><text x="31" y="50" text-anchor="middle" font-size="52" font-weight="800" fill="#e8c062" stroke="#4a3208" stroke-width="1">H</text></g>'
  for (let i = 0; i < 6; i++)
    s += `<path d="M${88 + (i % 2) * 4} ${24 + i * 8}h${i > 3 ? 0 : 60 + r() * 30}" stroke="#3d2a12" stroke-width="1.8" opacity=".7"/>`
  s += '<rect width="320" height="360" fill="url(#@shade)"/>'

  const defs =
    '<radialGradient id="@vel" cx=".3" cy=".2" r="1"><stop offset="0" stop-color="#e9d6a6"/><stop offset=".6" stop-color="#c0a26a"/><stop offset="1" stop-color="#6d5228"/></radialGradient><radialGradient id="@shade" cx=".4" cy=".35" r=".8"><stop offset=".5" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#0a0602" stop-opacity=".72"/></radialGradient>'
  return { body: s, defs, keep: 'YMin' }
}
