/** Columns that all rows have in common: each row names some of them in the right order, none of them all. */
export function columnsOf(rows: readonly (readonly string[])[]): string[] {
  const found: string[] = []
  for (const row of rows)
    // From the end: whatever is new stands before what follows it in its row.
    for (const [at, name] of [...row.entries()].reverse())
      if (!found.includes(name)) {
        const next = row.slice(at + 1).find((later) => found.includes(later))
        found.splice(next === undefined ? found.length : found.indexOf(next), 0, name)
      }
  return found
}
