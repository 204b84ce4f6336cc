declare module 'virtual:emblems/*' {
  /** Outlines by name, packed. */
  const outlines: Readonly<Record<string, string>>
  export default outlines
  /** Names, and where their outlines are fetched from when one of them is drawn. */
  export const later: readonly (readonly [
    readonly string[],
    () => Promise<{ default: Readonly<Record<string, string>> }>,
  ])[]
}
