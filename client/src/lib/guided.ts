/** How far the guide of the table played last has come: a page loaded anew does not begin again. */

export interface Guided {
  table: string
  on: boolean
  /** Lessons on show so far, the newest last. */
  read: string[]
}

const KEY = 'nokturn.guide'

export function guidedAt(table: string, on: boolean): Guided {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Guided>
    if (kept.table === table) return { table, on: Boolean(kept.on), read: kept.read ?? [] }
  } catch {
    // What cannot be read is not known.
  }
  return { table, on, read: [] }
}

export function keepGuided(guided: Guided): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(guided))
  } catch {
    // A browser that keeps nothing tells it again.
  }
}
