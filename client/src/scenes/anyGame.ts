/** A game that has no picture of its own: the moon, and a candle on a table. */

import { dice, moon, round, type Picture } from './pen'

export function draw(): Picture {
  const chance = dice(31)
  let s = '<rect width="320" height="360" fill="url(#@sky)"/>'
  for (let y = 4; y < 230; y += 8)
    s += `<path d="M0 ${y}H320" stroke="#3a4570" stroke-width="${round(0.5 + 1.4 * (1 - y / 230))}" opacity=".45"/>`
  for (let i = 0; i < 26; i++)
    s += `<circle cx="${round(chance() * 320)}" cy="${round(chance() * 190)}" r="${round(0.6 + chance())}" fill="#efe4c2" opacity="${round(0.3 + chance() * 0.6)}"/>`
  s += moon(222, 84, 30)
  s += '<path d="M0 262h320v98H0z" fill="#2b190d"/><path d="M0 262h320" stroke="#c79a55" stroke-width="2"/>'
  for (let y = 272; y < 360; y += 11)
    s += `<path d="M0 ${y}q80 ${round(chance() * 8 - 4)} 160 0t160 0" fill="none" stroke="#140c08" stroke-width="1.400" opacity=".7"/>`
  s +=
    '<circle cx="110" cy="170" r="120" fill="url(#@glow)"/><path d="M96 264v-72h28v72z" fill="#e9dfc6"/><path d="M112 264v-72h12v72z" fill="#8a7a58"/><path d="M110 150c14 18 12 34 0 40c-12-6-14-22 0-40z" fill="#ffe9a8"/><path d="M84 264h52l-8 12H92z" fill="#8a6f4a"/>'
  const defs =
    '<linearGradient id="@sky" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#0a0f20"/><stop offset=".7" stop-color="#232c4d"/></linearGradient><radialGradient id="@glow"><stop offset="0" stop-color="#ffe6a0" stop-opacity=".7"/><stop offset="1" stop-color="#e0ad4b" stop-opacity="0"/></radialGradient>'
  return { body: s, defs, keep: 'YMin' }
}
