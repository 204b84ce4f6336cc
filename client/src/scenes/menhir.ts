/** Grail: a menhir in fog, and a wanderer with a lamp. */

import { dice, round, type Picture } from './pen'

export function draw(): Picture {
  const r = dice(9)
  let s = '<rect width="320" height="360" fill="url(#@fog)"/>'
  for (let i = 0; i < 30; i++)
    s += `<path d="M-10 ${10 + i * 7}q80 ${round(-8 + r() * 10)} 170 0t170 0" fill="none" stroke="#5b6a72" stroke-width="${round(0.6 + r())}" opacity=".34"/>`
  s +=
    '<path d="M-5 226q60-60 110-34t96-30t130 44v160H-5z" fill="#33434a"/><path d="M-5 252q70-30 150-12t180-22v150H-5z" fill="#22302f"/>'
  const stone = (x: number, y: number, w: number, h: number, k: string): string =>
    `<path d="M${x - w / 2} ${y}q${-w * 0.08} ${-h * 0.6} ${w * 0.16} ${-h * 0.9}q${w * 0.26} ${-h * 0.18} ${w * 0.5} ${-h * 0.02}q${w * 0.36} ${h * 0.3} ${w * 0.34} ${h * 0.92}z" fill="${k}"/>`
  s += stone(62, 250, 30, 84, '#2a383b') + stone(262, 246, 26, 70, '#2a383b') + stone(294, 252, 20, 48, '#2f3f42')
  s += '<rect y="196" width="320" height="70" fill="url(#@band)"/>'
  s +=
    '<circle cx="160" cy="190" r="140" fill="url(#@glow)"/>' +
    stone(163, 302, 96, 236, '#12100c') +
    stone(159, 300, 94, 234, '#6d675a')
  s +=
    '<clipPath id="@st"><path d="M112 300q-7.5-140 15-210q24-42 47-5q34 70 32 215z"/></clipPath><g clip-path="url(#@st)">'
  for (let i = 0; i < 40; i++)
    s += `<path d="M${208 - i * 1.8} 60q${round(-6 + r() * 6)} 120 ${round(2 - r() * 8)} 250" fill="none" stroke="#1b1812" stroke-width="${round(Math.max(0.4, 4 - i * 0.12))}" opacity=".72"/>`
  for (let i = 0; i < 9; i++)
    s += `<path d="M${116 + i * 3} ${300 - i * 8}q-4-120 14-200" fill="none" stroke="#c9bf9f" stroke-width="${round(2.4 - i * 0.24)}" opacity=".55"/>`
  s += '</g>'
  s +=
    '<g fill="none" stroke="#14110a" stroke-width="7" stroke-linecap="round"><path d="M158 128v108M158 150l-20-18M158 150l20-18M140 190h36M146 214a14 14 0 1 0 24 0"/></g><g fill="none" stroke="#ffd27a" stroke-width="3.4" stroke-linecap="round"><path d="M158 128v108M158 150l-20-18M158 150l20-18M140 190h36M146 214a14 14 0 1 0 24 0"/></g>'
  s +=
    '<g transform="translate(228 300)"><path d="M0 0c-2-26 4-34 10-34s12 8 10 34z" fill="#0e0d0c"/><circle cx="10" cy="-41" r="8" fill="#0e0d0c"/><path d="M-2-46l12-12 14 14z" fill="#0e0d0c"/><path d="M-6 2V-52" stroke="#0e0d0c" stroke-width="2.6"/><circle cx="-6" cy="-54" r="16" fill="url(#@lamp)"/><circle cx="-6" cy="-54" r="3" fill="#ffe9a8"/><path d="M2-2c0-18 2-26 6-29" fill="none" stroke="#b98f58" stroke-width="1.6"/></g>'
  for (let i = 0; i < 60; i++) {
    const x = r() * 330 - 5,
      y = 292 + r() * 60
    s += `<path d="M${round(x)} ${round(y)}l${round(-2 + r() * 4)} ${round(-8 - r() * 9)}" stroke="${r() < 0.3 ? '#8a8a58' : '#0f1715'}" stroke-width="1.5"/>`
  }
  for (const [y, o] of [
    [270, 0.5],
    [306, 0.62],
    [344, 0.85],
  ] as const) {
    s += `<g opacity="${o}">`
    for (let i = 0; i < 7; i++)
      s += `<ellipse cx="${round(i * 56 + r() * 30 - 20)}" cy="${round(y + r() * 16)}" rx="${round(54 + r() * 30)}" ry="${round(10 + r() * 8)}" fill="url(#@puff)"/>`
    s += '</g>'
  }

  const defs =
    '<linearGradient id="@fog" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#1a2228"/><stop offset=".55" stop-color="#6a787a"/><stop offset="1" stop-color="#2a3433"/></linearGradient><linearGradient id="@band" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#aab6b4" stop-opacity="0"/><stop offset=".6" stop-color="#aab6b4" stop-opacity=".5"/><stop offset="1" stop-color="#aab6b4" stop-opacity="0"/></linearGradient><radialGradient id="@glow"><stop offset="0" stop-color="#ffd98a" stop-opacity=".75"/><stop offset="1" stop-color="#e0ad4b" stop-opacity="0"/></radialGradient><radialGradient id="@lamp"><stop offset="0" stop-color="#ffe6a0" stop-opacity=".95"/><stop offset="1" stop-color="#e0ad4b" stop-opacity="0"/></radialGradient><radialGradient id="@puff"><stop offset="0" stop-color="#c9d2d0" stop-opacity=".7"/><stop offset="1" stop-color="#c9d2d0" stop-opacity="0"/></radialGradient>'
  return { body: s, defs, keep: 'YMid' }
}
