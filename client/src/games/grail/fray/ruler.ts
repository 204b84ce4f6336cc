/** The ruler of the Pool: one cell for each number of markers, and over them the rows of the attack table. */

export interface Zone {
  row: number
  /** Cells from and to, both counted. */
  least: number
  most: number
  now: boolean
  after: boolean
}

export function zones(table: readonly { least: number; most: number }[], now: number, after: number | null): Zone[] {
  return table.map(({ least, most }, row) => ({ row, least, most, now: row === now, after: row === after }))
}

/** What lies in a cell: a marker, one that the card would add, one it would cost, one that Charges could add. */
export type Bead = 'none' | 'marker' | 'ghost' | 'lost' | 'reach'

export function beads(value: number, pool: number, after: number | null, reach = 0): Bead[] {
  const goal = after ?? pool
  return Array.from({ length: value + 1 }, (_, at): Bead => {
    if (at === 0) return 'none'
    if (at <= Math.min(pool, goal)) return 'marker'
    if (at <= goal) return 'ghost'
    if (at <= pool) return 'lost'
    return at <= goal + reach ? 'reach' : 'none'
  })
}

/** The Attitude track: from Failure over the grey space to the stage won. */
export function spaces(down: number, up: number): number[] {
  return Array.from({ length: down + up + 1 }, (_, at) => at - down)
}
