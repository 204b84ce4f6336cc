/** Words for everything the engine says, from the same Fluent files as the engine.
 *
 *  Mirrors `nokturn.kernel.words`: facts that name things — a card, a district, a seat — are
 *  replaced by their names before the sentence is built. */

import { FluentBundle, FluentResource } from '@fluent/bundle'

export type Fact = string | number | boolean | null | Fact[] | Packed
export type Facts = Readonly<Record<string, Fact>>
export type Lang = 'en' | 'pl'

/** A packed record of the engine: `{is: 'vendetta.PlayCard', card: 'BR04', …}`. */
export interface Packed {
  is: string
  [field: string]: unknown
}

/** `Link` of `{is: 'dracula.Link', …}`. */
function bare(record: Packed): string {
  return record.is.slice(record.is.indexOf('.') + 1)
}

function fieldsOf(record: Packed): Facts {
  const { is: _, ...facts } = record
  return facts as Facts
}

export function kebab(name: string): string {
  return name.replace(/([a-z0-9])(?=[A-Z])/g, '$1-').toLowerCase()
}

/** What a message can tell things apart by: Fluent knows no key that begins with a digit. */
const keyOf = (value: string): string => (value.split(':')[0] || 'none').replace(/^(?=\d)/, 'n')

/** `menhir/104`, `101/square/3`: where nobody has told more of it, it is called by its place. */
const AT_A_PLACE = /^(?:[a-z]+\/)?(\d+)(?:\/.*)?$/

const resources = new Map<string, FluentResource>()

/** Read once, however often somebody comes to the table and its words are put together anew. */
function parsed(source: string): FluentResource {
  const found = resources.get(source) ?? new FluentResource(source)
  resources.set(source, found)
  return found
}

export class Words {
  private readonly bundle: FluentBundle
  /** What has happened is said in the same words whenever the story is shown. */
  private readonly told = new WeakMap<object, string>()

  constructor(
    readonly lang: Lang,
    sources: readonly string[],
    /** Names of printed things by id. */
    private readonly names: ReadonlyMap<string, string> = new Map(),
    /** Names of the people by seat. */
    private readonly players: Readonly<Record<string, string>> = {},
    /** Whether a fact of that name is this printed thing: ids that are plain words may be something else. */
    private readonly means: (fact: string, id: string) => boolean = () => true,
    /** Facts that are seats, in this game. */
    private readonly seats: ReadonlySet<string> = new Set(['player', 'target']),
  ) {
    this.bundle = new FluentBundle(lang, { useIsolating: false })
    for (const source of sources) this.bundle.addResource(parsed(source), { allowOverrides: true })
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key)
  }

  say(key: string, facts: Facts = {}): string {
    const message = this.bundle.getMessage(key)
    if (!message?.value) return key
    const named: Record<string, string | number> = {}
    for (const [fact, value] of Object.entries(facts)) {
      named[fact] = this.name(fact, value)
      named[`${fact}-id`] = typeof value === 'string' ? keyOf(value) : named[fact]
    }
    return this.bundle.formatPattern(message.value, named, [])
  }

  name(fact: string, value: Fact): string | number {
    if (Array.isArray(value)) {
      const single = fact.replace(/s$/, '')
      if (value.length === 0 && this.seats.has(single)) return this.say('nobody')
      return this.list(value.map((item) => String(this.name(single, item))))
    }
    if (typeof value === 'boolean') return value ? 'yes' : 'no'
    if (value === null) return ''
    if (typeof value === 'number')
      return this.names.get(`${fact}/${value}`) ?? this.names.get(`${fact}:${value}`) ?? value
    if (typeof value === 'object') {
      const key = kebab(bare(value))
      return this.say(this.has(`name-${key}`) ? `name-${key}` : `option-${key}`, fieldsOf(value))
    }
    if (this.seats.has(fact) && value in this.players) return this.players[value] ?? value
    return this.printed(fact, value) ?? this.copy(fact, value)
  }

  /** The name of a printed thing, as what the fact says it is (`city:south`) if it is called otherwise there; a level
   *  written in capitals is called like the other, and what says itself what it is (`item/cudgel`) or where (`menhir/104`) goes by that. */
  private printed(fact: string, id: string): string | undefined {
    const found = this.names.has(id) ? id : id.toLowerCase()
    return (
      this.names.get(`${fact}:${found}`) ??
      (this.means(fact, found) ? this.names.get(found) : undefined) ??
      this.kinded(found)
    )
  }

  /** What says itself what it is, or where. */
  private kinded(id: string): string | undefined {
    if (!id.includes('/')) return undefined
    return this.names.get(id.replace('/', ':')) ?? this.names.get(id.replace(AT_A_PLACE, 'location:$1'))
  }

  /** `Raven Spy (2)` for `raven-spy:2`, `Raven Spy` for the first, `prince (Melbourne)`; anything else as it is.  Copies
   *  of what goes by its kind (`item:cudgel`) are all called alike. */
  private copy(fact: string, value: string): string {
    const [id = '', more = ''] = value.split(':')
    const alike = this.names.get(`${fact}:${id}`) ?? this.kinded(id)
    if (alike && more) return alike
    const name = this.printed(fact, id)
    return !name || !more ? value : more === '1' ? name : `${name} (${this.printed('clan', more) ?? more})`
  }

  list(items: readonly string[]): string {
    if (items.length < 2) return items[0] ?? this.say('nothing')
    return `${items.slice(0, -1).join(', ')} ${this.say('and')} ${items[items.length - 1]}`
  }

  prompt(ask: { seat: string; prompt: string; args: Facts }): string {
    return this.say(`ask-${ask.prompt}`, { player: ask.seat, ...ask.args })
  }

  option(option: Packed): string {
    return this.say(`option-${kebab(bare(option))}`, fieldsOf(option))
  }

  line(line: { key: string; facts: Facts }): string {
    const known = this.told.get(line)
    if (known !== undefined) return known
    let key = `event-${line.key}`
    if (line.key.endsWith('-privy') && !this.has(key)) key = key.slice(0, -'-privy'.length)
    const said = this.say(key, line.facts)
    this.told.set(line, said)
    return said
  }

  /** Why an answer cannot be taken, in the words of the rule behind it. */
  why(rule: string, args: Facts = {}): string {
    const specific = `why-${rule}`
    return this.has(specific) ? this.say(specific, args) : this.say('refusal-forbidden')
  }
}
