/** What a line of the log changes on the board; the next real view puts right whatever a line leaves out. */

import type { Change as Changed, Stage } from '..'
import type { Scene } from '../../lib/telling.svelte'
import type { Line } from '../../lib/types'
import type { LinkFact } from './asked'
import { among } from './beats'
import { UNKNOWN } from './slides'
import { isDracula, type CombatView, type DraculaView, type HideoutView, type HunterView } from './view'

const text = (line: Line, fact: string): string => String(line.facts[fact] ?? '')
const number = (line: Line, fact: string): number => Number(line.facts[fact] ?? 0)

type Change = (view: DraculaView, line: Line) => DraculaView

const hunter =
  (change: (hunter: HunterView, line: Line) => Partial<HunterView>): Change =>
  (view, line) => {
    const old = view.hunters[text(line, 'hunter')]
    return old ? { ...view, hunters: { ...view.hunters, [old.hunter]: { ...old, ...change(old, line) } } } : view
  }

const combat =
  (change: (combat: CombatView, line: Line) => Partial<CombatView>): Change =>
  (view, line) =>
    view.combat ? { ...view, combat: { ...view.combat, ...change(view.combat, line) } } : view

/** Of the trail or of the lairs, whichever the line names. */
function hideout(view: DraculaView, line: Line, change: (hideout: HideoutView) => HideoutView | null): DraculaView {
  const [space, lair] = [number(line, 'space') - 1, number(line, 'lair') - 1]
  const at = (row: readonly (HideoutView | null)[], wanted: number) =>
    row.map((old, place) => (old && place === wanted ? change(old) : old))
  if (space >= 0) return { ...view, trail: at(view.trail, space) }
  return lair >= 0 ? { ...view, lairs: at(view.lairs, lair) } : view
}

/** One card that nobody here knew is known now. */
function turned(old: HideoutView, card: string): HideoutView {
  const at = old.encounters.findIndex((laid) => !laid.face_up && (laid.card === card || !laid.card))
  return {
    ...old,
    encounters: old.encounters.map((laid, place) => (place === at ? { ...laid, card, face_up: true } : laid)),
  }
}

/** A new card on the first space, of which its back is seen. */
function placed(view: DraculaView, line: Line): DraculaView {
  if (view.trail[0]) return view
  const laid: HideoutView = {
    handle: UNKNOWN,
    card: text(line, 'card'),
    back: text(line, 'back') || 'city',
    face_up: false,
    encounters: [],
    rumor: false,
    wolf: false,
    bat: false,
    linked: '',
  }
  return { ...view, trail: [laid, ...view.trail.slice(1)] }
}

const phase =
  (name: string): Change =>
  (view) => ({ ...view, phase: name })

const picked = (old: CombatView, line: Line): [string, string][] => [
  ...(old.picked as [string, string][]).filter(([who]) => who !== text(line, 'hunter')),
  [text(line, 'hunter'), text(line, 'card')],
]

const without = (links: DraculaView['roadblocks'], gone: LinkFact): DraculaView['roadblocks'] =>
  links.filter((link) => link.kind !== gone.kind || link.a !== gone.a || link.b !== gone.b)
const linkOf = (line: Line): LinkFact => line.facts['link'] as unknown as LinkFact

const CHANGES: Readonly<Record<string, Change>> = {
  dawn: phase('dawn'),
  day: phase('day'),
  dusk: phase('dusk'),
  night: phase('night'),
  'dracula-phase': phase('dracula'),
  'hunter-moves': hunter((_, line) => ({ place: text(line, 'place'), hospital: false })),
  'hunter-starts': hunter((_, line) => ({ place: text(line, 'place') })),
  'to-hospital': hunter((_, line) => ({ place: text(line, 'place'), hospital: true, defeated: false, damage: 0 })),
  'hunter-hurt': hunter((_, line) => ({ damage: number(line, 'damage') })),
  'hunter-healed': hunter((_, line) => ({ damage: number(line, 'damage') })),
  'hunter-delayed': hunter(() => ({ delayed: true })),
  'delay-spent': hunter(() => ({ delayed: false })),
  'bats-placed': hunter(() => ({ bats: true })),
  bats: hunter(() => ({ bats: false })),
  'hunter-bitten': hunter((old) => ({ bites: old.bites + 1 })),
  'bite-removed': hunter((old) => ({ bites: old.bites - 1 })),
  'hunter-defeated': hunter(() => ({ defeated: true })),
  'draws-item': hunter((old) => ({ item_count: old.item_count + 1 })),
  'draws-event': hunter((old) => ({ event_count: old.event_count + 1 })),
  'draws-ticket': hunter((old) => ({ ticket_count: old.ticket_count + 1 })),
  'draws-item-privy': hunter((old, line) => ({
    item_count: old.item_count + 1,
    items: [...old.items, text(line, 'item')],
  })),
  'draws-event-privy': hunter((old, line) => ({
    event_count: old.event_count + 1,
    events: [...old.events, text(line, 'event')],
  })),
  'draws-ticket-privy': hunter((old, line) => ({
    ticket_count: old.ticket_count + 1,
    tickets: [...old.tickets, text(line, 'ticket')],
  })),
  'dracula-hurt': (view, line) => ({ ...view, damage: number(line, 'damage') }),
  'dracula-healed': (view, line) => ({ ...view, damage: number(line, 'damage') }),
  'influence-gained': (view, line) => ({ ...view, influence: number(line, 'influence') }),
  'influence-lost': (view, line) => ({ ...view, influence: number(line, 'influence') }),
  despair: (view, line) => ({ ...view, despair: number(line, 'despair') }),
  'dracula-revealed': (view, line) => ({ ...view, revealed: true, place: text(line, 'place') }),
  'fog-placed': (view, line) => ({
    ...view,
    fog: { ...view.fog, [text(line, 'place')]: (view.fog[text(line, 'place')] ?? 0) + number(line, 'amount') },
  }),
  'fog-lifts': (view, line) => ({ ...view, fog: { ...view.fog, [text(line, 'place')]: number(line, 'left') } }),
  'storm-placed': (view, line) => ({ ...view, storms: [...view.storms, text(line, 'place')] }),
  'storm-removed': (view, line) => ({ ...view, storms: view.storms.filter((place) => place !== text(line, 'place')) }),
  'roadblock-placed': (view, line) => ({ ...view, roadblocks: [...view.roadblocks, linkOf(line)] }),
  'roadblock-removed': (view, line) => ({ ...view, roadblocks: without(view.roadblocks, linkOf(line)) }),
  'ground-consecrated': (view, line) => ({ ...view, consecrated: text(line, 'place') }),
  'heavenly-host-placed': (view, line) => ({ ...view, hosts: [...view.hosts, text(line, 'place')] }),
  'hosts-leave': (view) => ({ ...view, hosts: [] }),
  'card-turned-up': (view, line) => hideout(view, line, (old) => ({ ...old, card: text(line, 'card'), face_up: true })),
  'encounter-turned-up': (view, line) => hideout(view, line, (old) => turned(old, text(line, 'card'))),
  'hideout-cleared': (view, line) => hideout(view, line, () => null),
  'hideout-cleared-unseen': (view, line) => hideout(view, line, () => null),
  // He knows what he lays, the hunters see its back; the real view names it.
  'trail-slides': (view) => ({ ...view, trail: [null, ...view.trail.slice(0, -1)], slid: view.trail.at(-1) ?? null }),
  'dracula-places': placed,
  'dracula-places-privy': placed,
  // With whom is said once everybody has chosen.
  'hunter-engaged': combat((old, line) => ({
    engaged: text(line, 'hunter'),
    chosen: [...new Set([...old.chosen, ...old.choosing])],
  })),
  // The hunters' cards follow: until theirs is named they are still face down, not missing.
  'dracula-plays': combat((_, line) => ({ choice: text(line, 'card'), engaged: text(line, 'hunter') })),
  'hunter-plays': combat((old, line) => ({ picked: picked(old, line), shown: true })),
  'planned-ambush-swaps': combat((old, line) => ({ picked: picked(old, line) })),
  'dracula-card-cancelled': combat(() => ({ cancelled: true })),
  'hunter-card-cancelled': combat((old, line) => ({
    cancelled_hunters: [...old.cancelled_hunters, text(line, 'hunter')],
  })),
  'hunter-mesmerized': combat((old, line) => ({ mesmerized: [...old.mesmerized, text(line, 'hunter')] })),
}

export function apply(view: DraculaView, line: Line): DraculaView {
  return CHANGES[line.key]?.(view, line) ?? view
}

/** The blow that ended it, and what it means. */
export function ending(lines: readonly Line[]): Line[] {
  const won = lines.findLast(({ key }) => key === 'game-won')
  const blow = lines.findLast(({ key }) => key === 'influence-gained' || key === 'dracula-hurt')
  return won ? [...(blow ? [blow] : []), won] : []
}

/** Whoever looks has won. */
const wins = (line: Line, view: DraculaView): boolean =>
  Boolean(view.seat) && (line.facts['winner'] === 'dracula') === isDracula(view)

/** What is to be seen of a moment: the cards and people it is about, and the numbers it changes. */
export function stage({ line, led, then, before, after }: Scene<DraculaView>): Stage {
  const won = line.key === 'game-won'
  // Of the blows that led to the end the last one has ended it.
  const lines = [...(won ? led.slice(-1) : led), line, ...then]
  const ids = lines.flatMap((one) => [text(one, 'card'), text(one, 'event'), text(one, 'hunter'), text(one, 'cause')])
  const hunters: Changed[] = Object.values(after.hunters).flatMap((now) => {
    const old = before.hunters[now.hunter]
    return old
      ? [
          { label: 'moment-health', of: now.hunter, from: old.health - old.damage, to: now.health - now.damage },
          { label: 'moment-bites', of: now.hunter, from: old.bites, to: now.bites, bad: true },
        ]
      : []
  })
  const count: Changed[] = [
    { label: 'moment-influence', from: before.influence, to: after.influence, bad: !isDracula(after) },
    { label: 'moment-wounds', from: before.damage, to: after.damage, bad: isDracula(after) },
    { label: 'moment-despair-number', from: before.despair, to: after.despair, bad: !isDracula(after) },
  ]
  return {
    cards: [...new Set(ids)].filter(Boolean).map((id, at) => ({ id, down: at === 0 && line.key !== 'despair' })),
    title: { key: `moment-${line.key}`, facts: line.facts },
    ...(line.key === 'event-played'
      ? {}
      : { tone: line.key === 'vampire-defeated' || (won && wins(line, after)) ? 'gain' : 'blood' }),
    changes: [...hunters, ...count].filter(({ from, to }) => from !== to),
  }
}

const CAUSES = {
  influence: among('influence-gained', 'influence-lost'),
  damage: among('dracula-hurt', 'dracula-healed'),
  despair: among('despair'),
  health: among('hunter-hurt', 'hunter-healed', 'to-hospital'),
} as const

/** Whether a line says why a number has changed: the Count's, or one of a hunter. */
export const because =
  (what: keyof typeof CAUSES, who = '') =>
  (line: Line): boolean =>
    CAUSES[what](line) && (!who || text(line, 'hunter') === who)
