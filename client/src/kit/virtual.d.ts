declare module 'virtual:emblems/*' {
  /** Outlines by name, packed. */
  const outlines: Readonly<Record<string, string>>
  export default outlines
}
