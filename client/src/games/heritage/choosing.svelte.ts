/** What is pointed at on the drawn table: things that stand for a choice, taken by one touch or narrowed down by several. */

import type { Picking } from '..'
import { phone } from '../../lib/bar.svelte'
import type { Library } from '../../lib/game.svelte'
import { preferences } from '../../lib/settings.svelte'
import type { Ask, Refused } from '../../lib/types'
import type { Facts, Packed } from '../../lib/words'
import { nameOf } from './attributes'
import { onStage } from './chronicle/stage'
import type { Leading } from './plans'

export type Spot = Readonly<Record<string, unknown>>

const fits = (option: Packed, spot: Spot): boolean => Object.entries(spot).every(([field, is]) => option[field] === is)

/** What one activation would do to a theatre, as the rules say. */
export interface Would {
  theatre: string
  lines: { key: string; facts: Facts }[]
  /** What would be asked first; then it is not known how it ends. */
  asked: string
  changes: { seat: string; by: number }[]
}

type Told = [string, [string, unknown][]]

function wouldOf(facts: Facts | undefined): Would[] {
  const all = (facts?.['would'] ?? []) as unknown as [string, Told[], string, [string, number][]][]
  return all.map(([theatre, lines, asked, changes]) => ({
    theatre,
    lines: lines.map(([key, said]) => ({ key, facts: Object.fromEntries(said) as Facts })),
    asked,
    changes: changes.map(([seat, by]) => ({ seat, by })),
  }))
}

/** Somebody is chosen whose activation follows. */
export const activates = (ask: Ask | null): boolean => ask?.kind === 'one' && ask.args['deed'] === 'activate'

const RECRUITS: ReadonlySet<string> = new Set(['heritage.Recruit', 'heritage.RecruitServant'])
/** Questions about a recruit that has been chosen: its activation is still to come. */
const ON_THE_WAY: ReadonlySet<string> = new Set(['pay', 'place'])
const HELD = 'heritage.PlayScheme'
/** Somebody who is to be recruited: under whom, and whether one says oneself whose potency pays. */
export interface Recruiting {
  readonly option: Packed
  readonly character: string
  readonly cost: number
  readonly sire: string
  readonly split: boolean
}

/** What is looked at, for whatever lies around the board: by what it would change the points of whom, who is to be
 *  recruited, whom one could owe a boon. */
class Preview {
  by: Readonly<Record<string, number>> = $state.raw({})
  recruiting: Recruiting | null = $state.raw(null)
  owed: ReadonlySet<string> = $state.raw(new Set())
}
export const preview = new Preview()

/** A turn offers markets paid by vampires: they are offered where the markets lie. */
const TURN = 'turn'

export class Choosing implements Picking {
  /** What has been chosen of an answer with several parts. */
  narrowed: Spot = $state.raw({})
  /** The recruit whose activation is looked at, and what it would do. */
  looked = $state('')
  would: Would[] = $state.raw([])
  /** The missions it would count for, and how many vampires then do. */
  counts: ReadonlyMap<string, number> = $state.raw(new Map())
  /** Under whom it could stand, and how many schemes a coterie would then cover by itself. */
  places: ReadonlyMap<string, number> = $state.raw(new Map())
  /** Whose bloodline is open; empty: one's own, or the one in which there is something to choose. */
  open = $state('')
  /** The scheme that is laid out before it is played, and who is to lead it; empty: whoever lacks least. */
  charter = $state('')
  leader = $state('')
  /** The one that is being played, as it was laid out. */
  sealed: { scheme: string; leading: Leading } | null = $state.raw(null)
  /** Who is to be recruited: nothing is sent before it is said under whom. */
  get recruiting(): Recruiting | null {
    return preview.recruiting
  }
  set recruiting(recruiting: Recruiting | null) {
    preview.recruiting = recruiting
  }
  /** Who is being recruited, as it was said. */
  #recruited: Recruiting | null = null
  /** The theatre that is open where there is room for one. */
  theatre = $state(2)
  /** The one that is open on a phone, if any. */
  sheet = $state(-1)
  /** The part of the hand that is open where there is room for one. */
  part: 'queue' | 'schemes' | 'theatres' = $state('queue')
  #question = ''

  get underway(): boolean {
    return Object.keys(this.narrowed).length > 0 || this.open !== '' || this.instead
  }

  get instead(): boolean {
    return this.charter !== '' || this.recruiting !== null
  }

  drop(): void {
    this.narrowed = {}
    this.open = this.charter = this.leader = ''
    this.recruiting = null
  }

  follow(ask: Ask | null): void {
    const question = ask ? `${ask.prompt} ${JSON.stringify(ask.args)}` : ''
    if (question === this.#question) return
    this.#question = question
    this.drop()
    if (ask?.prompt === TURN) this.sealed = this.#recruited = null
    if (ask && ON_THE_WAY.has(ask.prompt)) return
    const { places } = this
    this.look('', null)
    // Between being chosen and being placed nothing is asked for a moment.
    if (!ask) this.places = places
  }

  /** Somebody in the queue, or the servant, or whoever could be activated: what would come of it? */
  look(card: string, ask: Ask | null): void {
    if ((ask && ON_THE_WAY.has(ask.prompt)) || (card && this.recruiting && this.recruiting.character !== card)) return
    const field = activates(ask) ? 'vampire' : 'character'
    const leads = (one: Packed): boolean => (field === 'vampire' || RECRUITS.has(one.is)) && one[field] === card
    const at = card && ask ? ask.options.findIndex(leads) : -1
    this.looked = at < 0 ? '' : card
    const facts = at < 0 ? undefined : ask?.asides?.[at]?.facts
    this.would = wouldOf(facts)
    const by: Record<string, number> = {}
    for (const { changes } of this.would) for (const one of changes) by[one.seat] = (by[one.seat] ?? 0) + one.by
    preview.by = by
    this.counts = new Map((facts?.['counts'] ?? []) as unknown as [string, number][])
    this.places = new Map((facts?.['places'] ?? []) as unknown as [string, number][])
  }

  /** A scheme is laid out: nothing is sent before it is sealed. */
  lay(scheme: string): void {
    this.drop()
    this.charter = scheme
  }

  /** It is played, led as it was laid out. */
  seal(ask: Ask, leading: Leading, send: (option: Packed) => void): void {
    const [option] = this.answers(ask, { is: HELD, scheme: this.charter })
    if (!option) return
    this.sealed = { scheme: this.charter, leading }
    send(option)
  }

  /** Somebody is to be recruited; where there is only one place, under whom is said with it. */
  recruit(ask: Ask, option: Packed): void {
    this.drop()
    const character = String(option['character'])
    this.look(character, ask)
    const facts = ask.asides?.[ask.options.indexOf(option)]?.facts
    const [only, ...others] = this.places.keys()
    const sire = only && !others.length ? only : ''
    this.recruiting = { option, character, cost: Number(facts?.['cost'] ?? 0), sire, split: false }
  }

  /** Under this one; said twice, it is recruited. */
  under(sire: string, send: (option: Packed) => void): void {
    if (this.recruiting?.sire === sire) this.enlist(send)
    else if (this.recruiting) this.recruiting = { ...this.recruiting, sire }
  }

  enlist(send: (option: Packed) => void): void {
    if (!this.recruiting?.sire) return
    this.#recruited = this.recruiting
    send(this.recruiting.option)
  }

  /** One step back. */
  back(): void {
    if (this.recruiting?.sire && this.places.size > 1) this.recruiting = { ...this.recruiting, sire: '' }
    else this.drop()
  }

  /** Under whom, and that whoever has most pays, has been said already. */
  #enlisted(ask: Ask, potency: (vampire: string) => number): Packed | null {
    const said = this.#recruited
    if (!said || ask.args['character'] !== said.character) return null
    if (ask.prompt === 'place') {
      // Once: whoever takes it back is asked.
      this.#recruited = null
      return ask.options.find((option) => option['sire'] === said.sire) ?? null
    }
    if (ask.prompt !== 'pay' || said.split) return null
    const [first, ...rest] = ask.options
    const more = (one: Packed, other: Packed): Packed =>
      potency(String(other['vampire'])) > potency(String(one['vampire'])) ? other : one
    return first ? rest.reduce(more, first) : null
  }

  /** Who leads, or under whom a recruit goes, has been said already. */
  settled(ask: Ask | null, potency: (vampire: string) => number): Packed | null {
    const enlisted = ask && this.#enlisted(ask, potency)
    if (enlisted) return enlisted
    if (ask?.prompt !== 'lead' || !this.sealed || ask.args['scheme'] !== this.sealed.scheme) return null
    const { leader } = this.sealed.leading
    return ask.options.find((option) => option['vampire'] === leader) ?? null
  }

  /** The answers that a thing on the table stands for now. */
  answers(ask: Ask | null, spot: Spot): Packed[] {
    if (ask?.kind !== 'one') return []
    return ask.options.filter((option) => fits(option, { ...this.narrowed, ...spot }))
  }

  /** One answer is sent; of several, the rest is still to be said. */
  take(ask: Ask | null, spot: Spot, send: (option: Packed) => void): void {
    const found = this.answers(ask, spot)
    const [only] = found
    if (ask?.prompt === TURN && only && found.length === 1 && RECRUITS.has(only.is)) this.recruit(ask, only)
    else if (found.length === 1 && only) send(only)
    else if (found.length) this.narrowed = { ...this.narrowed, ...spot }
  }
}

/** How somebody in a bloodline is named in the answers to a question. */
const FIELDS = ['vampire', 'sire', 'childe'] as const

export function vampireSpot(ask: Ask | null, choosing: Choosing, vampire: string): Spot | null {
  if (!ask || (ask.prompt === TURN && !choosing.narrowed['scheme'])) return null
  const field = FIELDS.find((one) => choosing.answers(ask, { [one]: vampire }).length > 0)
  return field ? { [field]: vampire } : null
}

export function vampireRefused(ask: Ask | null, vampire: string): Refused | undefined {
  if (!ask || ask.prompt === TURN) return undefined
  return ask.refused.find(({ option }) => FIELDS.some((field) => option[field] === vampire))
}

export const refusedAs = (ask: Ask | null, spot: Spot): Refused | undefined =>
  ask?.refused.find(({ option }) => fits(option, spot))

/** The board or the hand offers these, and says there why not; what lies on a theatre or in a tree stands in both places.
 *  Where the table is read as text, only the hand is left. */
const OFFERED = new Set(['heritage.Recruit', 'heritage.RecruitServant', 'heritage.TakeClan', 'heritage.TakeLeader'])
export const elsewhere = (option: Packed): boolean =>
  option.is === HELD || (!preferences.textBoard && (OFFERED.has(option.is) || onStage(option)))

const NAMED: ReadonlySet<string> = new Set(
  ['Pay', 'Place', 'Owe', 'Target', 'GiveBoon'].map((one) => `heritage.${one}`),
)

/** Whoever stands in a tree is called by the name alone: who it is can be seen there. */
export function called(option: Packed, shelf: Library): string {
  const who = preferences.textBoard || !NAMED.has(option.is) ? '' : FIELDS.map((field) => option[field]).find(Boolean)
  const entry = shelf.printed.get(String(who ?? ''))
  return entry ? nameOf(entry, preferences.lang).name : ''
}

/** What the activation of somebody is worth to whoever is asked, and whether something has still to be chosen. */
export function worthOf(ask: Ask | null, vampire: string): { by: string; more: boolean } | null {
  const at = activates(ask) ? (ask?.options.findIndex((one) => one['vampire'] === vampire) ?? -1) : -1
  const facts = at < 0 ? undefined : ask?.asides?.[at]?.facts
  if (facts?.['by'] === undefined) return null
  return { by: String(facts['by']), more: wouldOf(facts).some(({ asked }) => asked !== '') }
}

/** What lies on somebody is to be seen in the tree; whom a boon makes stronger is not. */
export const seenInTree = (option: Packed): boolean =>
  !phone.current && !preferences.textBoard && NAMED.has(option.is) && option.is !== 'heritage.Owe'
