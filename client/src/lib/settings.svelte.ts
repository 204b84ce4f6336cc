/** What a person prefers; kept in the browser, applied to the page at once. */

import type { Lang } from './words'

export type Pace = 'slow' | 'normal' | 'fast' | 'instant'

/** Times as long as usual. */
export const PACES: Readonly<Record<Pace, number>> = { slow: 1.6, normal: 1, fast: 0.5, instant: 0 }

export interface Preferences {
  lang: Lang
  cardLang: Lang | 'both'
  theme: 'dark' | 'paper'
  textScale: number
  motion: 'system' | 'full' | 'none'
  /** How fast what happens is told. */
  pace: Pace
  sound: boolean
  /** Of the sounds, from 0 to 1. */
  volume: number
  textBoard: boolean
  /** Cover the table when it goes from one of your seats to another. */
  handOver: boolean
  palette: 'standard' | 'safe'
  /** The game chosen last in the lobby. */
  game: string
  /** By game, the table with bots that was set up last: one click sets it up again. */
  tables: Record<string, LastTable>
  /** Games this browser has been shown before; others are new. */
  met: string[]
}

export interface LastTable {
  seats: string[]
  options: Record<string, string | number | boolean>
}

const KEY = 'nokturn.preferences'

function browserLang(): Lang {
  return navigator.language.toLowerCase().startsWith('pl') ? 'pl' : 'en'
}

function load(): Preferences {
  const lang = browserLang()
  const standard: Preferences = {
    lang,
    cardLang: lang,
    theme: 'dark',
    textScale: 1,
    motion: 'system',
    pace: 'normal',
    sound: false,
    volume: 0.6,
    textBoard: false,
    handOver: true,
    palette: 'standard',
    game: '',
    tables: {},
    met: [],
  }
  try {
    return { ...standard, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Preferences>) }
  } catch {
    return standard
  }
}

export const preferences: Preferences = $state(load())

export function applyPreferences(): void {
  const root = document.documentElement
  root.lang = preferences.lang
  root.dataset['theme'] = preferences.theme
  root.dataset['motion'] = preferences.motion
  root.dataset['palette'] = preferences.palette
  root.toggleAttribute('data-large', preferences.textScale > 1.2)
  root.style.setProperty('--text-scale', String(preferences.textScale))
  root.style.setProperty('--speed', String(PACES[preferences.pace] ?? 1))
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences))
  } catch {
    // Private windows may refuse to keep anything; the preferences then last as long as the page.
  }
}

/** Nothing shall move. */
export function stillness(): boolean {
  if (preferences.motion !== 'system') return preferences.motion === 'none'
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
