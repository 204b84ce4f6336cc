/** Everything that the first script imports goes into one file with it.
 *
 *  Whoever plays fetches all of it anyway: in one file it is smaller, because what is alike is said once, and no other
 *  file has to name the small ones that go before it. */

/** What is known of a module while the files are put together. */
interface Known {
  isEntry: boolean
  /** By which modules it is imported at once; those that fetch it later are not among them. */
  importers: readonly string[]
}

interface Modules {
  getModuleInfo: (id: string) => Known | null
}

/** The name of the file for what the first script imports, itself or through others; none for all that is fetched
 *  later. */
export function withFirst(name: string): (id: string, modules: Modules) => string | null {
  const first = new Set<string>()
  return (id, modules) => {
    const seen = new Set([id])
    for (const one of seen) {
      const known = modules.getModuleInfo(one)
      if (first.has(one) || known?.isEntry) {
        first.add(id)
        return name
      }
      for (const importer of known?.importers ?? []) seen.add(importer)
    }
    return null
  }
}
