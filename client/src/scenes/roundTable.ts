/** V:TES: a round table seen from your chair. */

import { moon, type Picture } from './pen'

export function draw(): Picture {
  let s = '<rect width="320" height="360" fill="#0c0a10"/><rect width="320" height="360" fill="url(#@hall)"/>'
  for (let i = 0; i < 11; i++)
    s += `<path d="M${i * 32} 0V150" stroke="#3a2a3e" stroke-width="${1 + (i % 3)}" opacity=".5"/>`
  for (const x of [40, 160, 280])
    s += `<path d="M${x - 26} 138V50q26-44 52 0v88z" fill="#141a33" stroke="#6b5a4a" stroke-width="3"/><path d="M${x} 28v110M${x - 26} 84h52" stroke="#6b5a4a" stroke-width="2"/>`
  s += moon(160, 66, 15, '#141a33', '', 0)
  const chair = (x: number, y: number, k: number, c: string): string =>
    `<g transform="translate(${x} ${y}) scale(${k})"><path d="M-24 56V-26q24-36 48 0V56z" fill="#1b1218" stroke="#8a6f4a" stroke-width="2.6"/><path d="M-16 50V-20q16-26 32 0V50z" fill="${c}"/><path d="M-20 50V-24q4-10 10-15" fill="none" stroke="#d9b67a" stroke-width="2"/>${`<circle cx="0" cy="-8" r="15" fill="#0d0a10"/><path d="M-22 50c2-34 10-40 22-40s20 6 22 40z" fill="#0d0a10"/><path d="M-13 -14q5-10 12-9M-19 44c2-24 8-30 14-32" fill="none" stroke="#b98f58" stroke-width="2"/><circle cx="-5" cy="-9" r="1.8" fill="#ffd98a"/><circle cx="5" cy="-9" r="1.8" fill="#ffd98a"/>`}</g>`
  s +=
    chair(98, 138, 0.92, '#3b1f4a') +
    chair(222, 138, 0.92, '#1e3a3a') +
    chair(24, 190, 1.1, '#4a3216') +
    chair(296, 190, 1.1, '#1d2c52')
  s +=
    '<ellipse cx="160" cy="262" rx="178" ry="96" fill="#140c08"/><ellipse cx="160" cy="254" rx="176" ry="92" fill="url(#@wood)"/>'
  for (let i = 0; i < 15; i++)
    s += `<ellipse cx="160" cy="254" rx="${172 - i * 11}" ry="${90 - i * 5.8}" fill="none" stroke="#2a1a0e" stroke-width="${i % 3 ? 0.9 : 2}" opacity=".65"/>`
  s +=
    '<ellipse cx="160" cy="254" rx="176" ry="92" fill="none" stroke="#c79a55" stroke-width="2.4"/><ellipse cx="160" cy="254" rx="150" ry="77" fill="none" stroke="#a8824a" stroke-width="1.2" stroke-dasharray="2 5"/>'
  const card = (x: number, y: number, a: number, c: string): string =>
    `<g transform="translate(${x} ${y}) rotate(${a}) skewX(-6)"><rect x="-12" y="-14" width="24" height="28" rx="2.5" fill="${c}" stroke="#0a0706" stroke-width="1.5"/><rect x="-9.5" y="-11.5" width="19" height="23" rx="1.5" fill="none" stroke="#e9d9b0" stroke-width=".8"/><circle r="4.5" fill="#e9d9b0"/></g>`
  s +=
    card(92, 222, -24, '#3b1f4a') +
    card(118, 212, -12, '#3b1f4a') +
    card(222, 214, 18, '#1e3a3a') +
    card(52, 262, -60, '#4a3216') +
    card(266, 264, 56, '#1d2c52') +
    card(248, 246, 40, '#1d2c52')
  s +=
    card(122, 316, 6, '#5b1a21') +
    card(152, 322, 0, '#5b1a21') +
    card(182, 320, -4, '#5b1a21') +
    card(212, 312, -10, '#5b1a21')
  for (const [x, y, h] of [
    [148, 250, 34],
    [166, 244, 44],
    [182, 254, 28],
  ] as const)
    s += `<circle cx="${x}" cy="${y - h - 6}" r="44" fill="url(#@flame)"/><path d="M${x - 5} ${y}v-${h}h10v${h}z" fill="#e9dfc6"/><path d="M${x + 1} ${y}v-${h}h4v${h}z" fill="#8a7a58"/><path d="M${x} ${y - h - 16}c6 8 5 14 0 16c-5-2-6-8 0-16z" fill="#ffe9a8"/>`
  s += '<rect width="320" height="360" fill="url(#@edge)"/>'

  const defs =
    '<radialGradient id="@hall" cx=".5" cy=".6" r=".7"><stop offset="0" stop-color="#6b3a2a" stop-opacity=".9"/><stop offset="1" stop-color="#120c14" stop-opacity=".2"/></radialGradient><radialGradient id="@wood" cx=".5" cy=".42" r=".6"><stop offset="0" stop-color="#b5793a"/><stop offset=".5" stop-color="#6d4220"/><stop offset="1" stop-color="#2b190d"/></radialGradient><radialGradient id="@flame"><stop offset="0" stop-color="#ffe6a0" stop-opacity=".75"/><stop offset="1" stop-color="#e0ad4b" stop-opacity="0"/></radialGradient><radialGradient id="@edge" cx=".5" cy=".6" r=".75"><stop offset=".5" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".7"/></radialGradient>'
  return { body: s, defs, keep: 'YMid' }
}
