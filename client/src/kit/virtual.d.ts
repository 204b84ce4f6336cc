declare module 'virtual:emblems/*' {
  /** Outlines by name, in a square of 512. */
  const outlines: Readonly<Record<string, string>>
  export default outlines
}
