/** The emblems of game-icons.net that are used, and no others, as modules of names and outlines.
 *
 *  `virtual:emblems/kit` holds the signs every page may need (`src/kit/emblems.txt`), `virtual:emblems/decks` those of the deck
 *  pages, `virtual:emblems/<game>` what the
 *  game's content names (`emblem = "…"`, and all of `emblems.toml`) and what its parts draw (`src/games/<game>/emblems.txt`);
 *  what the kit has is not taken twice.  `~events` in that list: those of the content file `events.toml` are a module of their
 *  own, `virtual:emblems/<game>/events`, fetched when one of them is first drawn; `~crypt` those of every file of that folder
 *  likewise, `~emblems:card.beor` those of the table `[card]` in `emblems.toml` whose names begin with `beor`. */

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'

import type { Plugin } from 'vite'

import { packed } from './outlines.ts'

const PREFIX = 'virtual:emblems/'
const LATER = '~'
/** What belongs to no game: the kit, and pages that draw signs of their own. */
const PAGES: readonly string[] = ['kit', 'decks']
const ENTRY = /^\s*emblem\s*=\s*"([^"]+)"(?:\n(face) *=)?/gm
const ANY = /^\s*\w+\s*=\s*"([^"]+)"/gm

/** A set of icons: outlines by name. */
export type Outlines = Readonly<Record<string, { body: string }>>

/** Names in a list: blank-separated, `#` starts a comment. */
export function listed(text: string): string[] {
  return text.split('\n').flatMap((line) => (line.split('#')[0] ?? '').split(/\s+/).filter(Boolean))
}

/** Drawn at most some 200 pixels wide, of 512 units: nobody sees less than half a pixel. */
const USUAL = 2
/** Beside a portrait an emblem is the sign of a trade, and small: a coarser grid does. */
const SMALL = 4

export interface Named {
  name: string
  grid: number
}

/** Names in a content file. */
export function named(text: string, all = false): Named[] {
  return [...text.matchAll(all ? ANY : ENTRY)].map((found) => ({
    name: found[1] ?? '',
    grid: found[2] ? SMALL : USUAL,
  }))
}

/** The outlines of these names, packed; a name that is not in the set is refused, with the nearest. */
export function taken(wanted: readonly Named[], set: Outlines, where: string): Record<string, string> {
  const found: Record<string, string> = {}
  const grids = new Map<string, number>()
  for (const { name, grid } of wanted) grids.set(name, Math.min(grid, grids.get(name) ?? SMALL))
  for (const [name, grid] of [...grids].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const body = set[name]?.body
    if (!body) {
      const close = Object.keys(set).filter((other) => other.split('-').some((word) => name.split('-').includes(word)))
      const near = close.length ? ` Perhaps one of: ${close.slice(0, 6).join(', ')}.` : ''
      throw new Error(`${where}: the emblem '${name}' is not in the set of game-icons.net. Correct its name.${near}`)
    }
    found[name] = packed(/ d="([^"]+)"/.exec(body)?.[1] ?? '', grid)
  }
  return found
}

/** Of a file the lines of one table, of those the ones that begin so: `card.beor`. */
export function sectionOf(text: string, wanted: string): string {
  const [table = '', start = ''] = wanted.split('.')
  const lines = text.split('\n')
  const from = lines.indexOf(`[${table}]`) + 1
  if (!from) throw new Error(`There is no table [${table}] whose emblems could come later.`)
  const rest = lines.slice(from)
  const end = rest.findIndex((line) => line.startsWith('['))
  return (end < 0 ? rest : rest.slice(0, end)).filter((line) => line.startsWith(start)).join('\n')
}

function filesUnder(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.toml'))
    .map((name) => join(folder, name))
}

const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory()

/** `library:allies` and so on for a folder `library`; a file as it is. */
function filesOf(content: string, name: string): string[] {
  const folder = join(content, name)
  if (!isFolder(folder)) return [name]
  return filesUnder(folder).map((path) => `${name}:${basename(path, '.toml')}`)
}

export function emblems(client: string): Plugin {
  const content = (game: string): string => join(client, '../src/nokturn/games', game, 'content')
  /** Packs of the program name theirs in one file. */
  const packs = (game: string): string[] =>
    filesUnder(join(client, '../src/nokturn/games', game, 'packs')).filter((path) => path.endsWith('emblems.toml'))
  const list = (game: string): string =>
    join(client, PAGES.includes(game) ? `src/${game}` : `src/games/${game}`, 'emblems.txt')
  const read = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '')
  const textOf = (path: string, section?: string): string => (section ? sectionOf(read(path), section) : read(path))
  const inFile = (path: string, section?: string): Named[] =>
    named(textOf(path, section), path.endsWith('emblems.toml'))
  /** Content files whose emblems come later; of a folder each file by itself. */
  const later = (game: string): string[] =>
    listed(read(list(game))).flatMap((name) =>
      name.startsWith(LATER) ? filesOf(content(game), name.slice(LATER.length)) : [],
    )
  /** The file of a part, and the table in it, if it is no more than that. */
  const placeOf = (game: string, part: string): { path: string; section?: string } => {
    const [name = '', rest] = part.split(':')
    if (rest && isFolder(join(content(game), name))) return { path: join(content(game), name, `${rest}.toml`) }
    const path = [...packs(game), join(content(game), `${name}.toml`)].find(
      (one) => one.endsWith(`/${name}.toml`) && existsSync(one),
    )
    if (!path) throw new Error(`${list(game)}: there is neither a file nor a folder '${name}' in ${content(game)}.`)
    return rest ? { path, section: rest } : { path }
  }
  const inPart = (game: string, part: string): Named[] => {
    const { path, section } = placeOf(game, part)
    return inFile(path, section)
  }
  const own = (game: string): Named[] => {
    const left = new Set(later(game).map((part) => placeOf(game, part).path))
    return [
      ...listed(read(list(game))).flatMap((name) => (name.startsWith(LATER) ? [] : { name, grid: USUAL })),
      ...[...filesUnder(content(game)), ...packs(game)].flatMap((path) => (left.has(path) ? [] : inFile(path))),
    ]
  }
  const without = (names: readonly Named[], others: readonly Named[]): Named[] => {
    const had = new Set(others.map(({ name }) => name))
    return names.filter(({ name }) => !had.has(name))
  }
  /** What only this file names, of those that come later the first. */
  const ofFile = (game: string, file: string): Named[] => {
    const files = later(game)
    const before = files.slice(0, files.indexOf(file)).flatMap((other) => inPart(game, other))
    return without(inPart(game, file), [...own('kit'), ...own(game), ...before])
  }
  return {
    name: 'nokturn-emblems',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null
      const [game = '', ...folders] = id.slice(PREFIX.length + 1).split('/')
      const file = folders.join('/')
      for (const path of [list(game), ...filesUnder(content(game)), ...packs(game)]) this.addWatchFile(path)
      const set = (createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as { icons: Outlines }).icons
      const outlines = (names: readonly Named[]): string =>
        `export default ${JSON.stringify(taken(names, set, game === 'kit' ? list(game) : content(game)))}`
      if (file) return outlines(ofFile(game, file))
      const rest = later(game).map((other) => {
        const names = [...new Set(ofFile(game, other).map(({ name }) => name))]
        return `[${JSON.stringify(names)}, () => import('${PREFIX}${game}/${other}')]`
      })
      return `${outlines(game === 'kit' ? own(game) : without(own(game), own('kit')))}\nexport const later = [${rest.join()}]`
    },
  }
}
