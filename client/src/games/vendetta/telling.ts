/** What a line of the log changes on the board; the next real view puts right whatever a line leaves out. */

import type { Change as Changed, Stage } from '..'
import type { Beat, Scene } from '../../lib/telling.svelte'
import type { Line, Seat } from '../../lib/types'
import type { AreaView, CardView, PlayerView, VendettaView } from './view'

const HAVEN = 'HAVEN'
const NONE = new Set([
  'turn',
  'looks-at',
  'looks-at-privy',
  'draws-cards',
  'draws-cards-privy',
  'keeps',
  'keeps-privy',
  'immune',
  'final-score',
])
const STEPS = new Set([
  'round',
  'district',
  'choices-revealed',
  'plays-face-up',
  'plays-face-down',
  'resolves',
  'steals',
  'uses-relic',
  'staked',
  'ambition',
])
/** What one does oneself is known. */
const OWN = new Set([
  'plays-face-up',
  'plays-face-down',
  'plays-face-down-privy',
  'places-blood',
  'flips-tokens',
  'spends',
  'bids',
])

const among =
  (...keys: string[]) =>
  ({ key }: Line): boolean =>
    keys.includes(key)

const PRIZES = among('wins-district', 'gains-ally', 'gains-victim', 'gains-influence', 'ambition')
const FALL = among('eliminated', 'ambition', 'last-one-standing')
const PREY = among('gains-blood', 'diablerie', 'eliminated', 'ambition', 'last-one-standing')
const FRENZY = among(
  'gains-blood',
  'gains-influence',
  'loses-influence',
  'nobody-to-drain',
  'drains',
  'diablerie',
  'eliminated',
  'ambition',
  'last-one-standing',
)

const MOMENTS: Readonly<Record<string, (line: Line) => Omit<Beat, 'weight'>>> = {
  revealed: () => ({ led: among('revealed'), then: among('revealed') }),
  ranking: () => ({ then: PRIZES }),
  'wins-district': () => ({ then: PRIZES }),
  'gains-ally': () => ({ then: PRIZES }),
  'gains-victim': () => ({ then: among('gains-victim', 'gains-influence') }),
  frenzy: (line) => ({
    led: (before) => among('loses-blood', 'steals')(before) && text(before, 'player') === text(line, 'player'),
    then: FRENZY,
  }),
  drains: () => ({ then: PREY }),
  diablerie: () => ({ then: FALL }),
  eliminated: () => ({ then: FALL }),
  'last-one-standing': () => ({}),
  'new-prince': () => ({ led: among('final-score') }),
}

export function beat(line: Line, view: VendettaView): Beat {
  const own = view.seat !== null && text(line, 'player') === view.seat
  if (NONE.has(line.key) || (own && OWN.has(line.key))) return { weight: 'none' }
  const moment = MOMENTS[line.key]
  // One knows one's own cards, and whom one chooses to drain.
  if (moment && !(own && ['revealed', 'drains'].includes(line.key))) return { weight: 'moment', ...moment(line) }
  return { weight: moment || STEPS.has(line.key) ? 'step' : 'line' }
}

/** Planning goes by turns, resolution by districts. */
export const begins = among('turn', 'district', 'round', 'phase-resolution', 'end-of-round')

const text = (line: Line, fact: string): string => String(line.facts[fact] ?? '')
const number = (line: Line, fact: string): number => Number(line.facts[fact] ?? 0)

function player(view: VendettaView, seat: string, change: (player: PlayerView) => Partial<PlayerView>): VendettaView {
  const old = view.players[seat]
  return old ? { ...view, players: { ...view.players, [seat]: { ...old, ...change(old) } } } : view
}

function area(
  view: VendettaView,
  district: string,
  seat: string,
  change: (area: AreaView) => Partial<AreaView>,
): VendettaView {
  const old = view.areas[district]?.[seat] ?? { cards: [], blood: 0 }
  const changed = { ...old, ...change(old) }
  return { ...view, areas: { ...view.areas, [district]: { ...view.areas[district], [seat]: changed } } }
}

const pool = (view: VendettaView, seat: string, amount: number): VendettaView =>
  player(view, seat, (old) => ({ blood: Math.max(0, old.blood + amount) }))
const influence = (view: VendettaView, seat: string, amount: number): VendettaView =>
  player(view, seat, (old) => ({ influence: Math.max(0, old.influence + amount) }))
const deployed = (view: VendettaView, district: string, seat: string, amount: number): VendettaView =>
  area(view, district, seat, (old) => ({ blood: Math.max(0, old.blood + amount) }))

function lay(
  view: VendettaView,
  district: string,
  seat: string,
  cards: readonly string[],
  faceUp: boolean,
): VendettaView {
  return area(view, district, seat, (old) => ({
    cards: [
      ...old.cards,
      ...cards.map((card, at): CardView => ({
        card,
        face_up: faceUp,
        handle: `told-${card}-${old.cards.length + at}`,
        public: false,
      })),
    ],
  }))
}

/** Turn one card of the area: the named one, or one whose name nobody here knew. */
function turn(view: VendettaView, line: Line, faceUp: boolean): VendettaView {
  return area(view, text(line, 'district'), text(line, 'player'), (old) => {
    const name = text(line, 'card')
    let at = old.cards.findIndex((card) => card.card === name)
    if (at < 0) at = old.cards.findIndex((card) => card.card === '' && card.face_up !== faceUp)
    return { cards: old.cards.map((card, place) => (place === at ? { ...card, card: name, face_up: faceUp } : card)) }
  })
}

function join(view: VendettaView, seat: string, ally: string): VendettaView {
  const { [view.fighting]: won, ...others } = view.allies
  const allies = won === ally ? others : view.allies
  return player({ ...view, allies }, seat, (old) => ({ alliance: [...old.alliance, ally] }))
}

type Change = (view: VendettaView, line: Line, seat: string, district: string) => VendettaView

const CHANGES: Readonly<Record<string, Change>> = {
  'gains-blood': (view, line, seat) => pool(view, seat, number(line, 'amount')),
  spends: (view, line, seat) => pool(view, seat, -number(line, 'amount')),
  'loses-blood': (view, line, seat) => pool(view, seat, -number(line, 'amount')),
  steals: (view, line, seat) =>
    pool(pool(view, seat, -number(line, 'amount')), text(line, 'thief'), number(line, 'amount')),
  'gains-influence': (view, line, seat) => influence(view, seat, number(line, 'amount')),
  'loses-influence': (view, line, seat) => influence(view, seat, -number(line, 'amount')),
  'gives-influence': (view, line, seat) =>
    influence(influence(view, seat, -number(line, 'amount')), text(line, 'target'), number(line, 'amount')),
  'places-blood': (view, line, seat, district) =>
    deployed(pool(view, seat, -number(line, 'amount')), district, seat, number(line, 'amount')),
  'blood-from-supply': (view, line, seat, district) => deployed(view, district, seat, number(line, 'amount')),
  'takes-blood-back': (view, line, seat, district) =>
    deployed(pool(view, seat, number(line, 'amount')), district, seat, -number(line, 'amount')),
  'discards-deployed-blood': (view, line, seat, district) => deployed(view, district, seat, -number(line, 'amount')),
  'flips-tokens': (view, line, seat, district) =>
    player(deployed(view, district, seat, number(line, 'count')), seat, (old) => ({
      ready_tokens: old.ready_tokens - number(line, 'count'),
      used_tokens: old.used_tokens + number(line, 'count'),
    })),
  'plays-face-up': (view, line, seat, district) =>
    fromHand(lay(view, district, seat, [text(line, 'card')], true), seat, text(line, 'card')),
  'plays-face-down': (view, _, seat, district) => fromHand(lay(view, district, seat, [''], false), seat),
  'plays-face-down-privy': (view, line, seat, district) =>
    fromHand(lay(view, district, seat, [text(line, 'card')], false), seat, text(line, 'card')),
  'draws-cards-privy': (view, line) => ({ ...view, drawn: [...view.drawn, ...(line.facts['cards'] as string[])] }),
  'keeps-privy': (view, line) => ({
    ...view,
    hand: [...view.hand, ...(line.facts['cards'] as string[])],
    drawn: [],
  }),
  'end-of-round': gathered,
  revealed: (view, line) => turn(view, line, true),
  'turned-down': (view, line) => turn(view, line, false),
  'moves-to-haven': (view, line, seat) =>
    lay(
      area(view, view.fighting, seat, () => ({ cards: [] })),
      HAVEN,
      seat,
      line.facts['cards'] as string[],
      true,
    ),
  'returns-to-hand': (view, _, seat) => area(view, view.fighting, seat, () => ({ cards: [] })),
  'takes-cards-back': (view, line, seat) =>
    area(view, view.fighting, seat, (old) => (old.cards.length === number(line, 'count') ? { cards: [] } : {})),
  drains: (view, line, seat) =>
    player(view, seat, (old) => ({
      alliance: old.alliance.filter((ally) => ally !== text(line, 'ally')),
      drained: [...old.drained, text(line, 'ally')],
    })),
  diablerie: (view, line, seat) =>
    player(view, seat, (old) => ({ ready_tokens: old.ready_tokens + number(line, 'count') })),
  eliminated: (view, _, seat) => player(view, seat, () => ({ out: true })),
  'ally-appears': (view, line, _, district) => ({
    ...view,
    allies: { ...view.allies, [district]: text(line, 'ally') },
  }),
  'gains-ally': (view, line, seat) => join(view, seat, text(line, 'ally')),
  'gains-victim': (view, line, seat) => join(view, seat, text(line, 'ally')),
  ambition: (view, _, seat) => ({ ...view, ambition: seat }),
  round: (view, line) => ({ ...view, round: number(line, 'round') }),
  'phase-feed': (view) => ({ ...view, phase: 'feed' }),
  'phase-hand': (view) => ({ ...view, phase: 'hand' }),
  'phase-planning': (view) => ({ ...view, phase: 'planning' }),
  'phase-resolution': (view) => ({ ...view, phase: 'resolution' }),
  district: (view, _line, _seat, district) => ({ ...view, fighting: district, ranking: [], staked: [], curfew: [] }),
  staked: (view, line) => ({ ...view, staked: [...view.staked, text(line, 'card')] }),
  'obeys-curfew': (view, _, seat) => ({ ...view, curfew: [...view.curfew, seat] }),
  ranking: (view, line) => ({ ...view, ranking: line.facts['players'] as string[] }),
}

function fromHand(view: VendettaView, seat: string, card = ''): VendettaView {
  const left = player(view, seat, (old) => ({ hand_size: Math.max(0, old.hand_size - 1) }))
  return seat === view.seat ? { ...left, hand: view.hand.filter((id) => id !== card) } : left
}

/** All that lies in the districts goes back to whoever laid it: VEN-EOR-02. */
function gathered(view: VendettaView): VendettaView {
  const own = Object.values(view.areas).flatMap((areas) => areas[view.seat ?? '']?.cards ?? [])
  const back = own.map(({ card }) => card).filter((card) => card && !view.hand.includes(card))
  return { ...view, areas: {}, fighting: '', ranking: [], hand: [...view.hand, ...back] }
}

export function apply(view: VendettaView, line: Line): VendettaView {
  const change = CHANGES[line.key]
  return change ? change(view, line, text(line, 'player'), text(line, 'district')) : view
}

/** Gravest first: a moment is called by it. */
const TITLES = ['new-prince', 'last-one-standing', 'eliminated', 'frenzy', 'diablerie', 'drains', 'ranking', 'revealed']

/** The district a moment happens at, if it does at one. */
export const placeOf = ({ line, before, after }: Pick<Scene<VendettaView>, 'line' | 'before' | 'after'>): string =>
  text(line, 'district') || after.fighting || before.fighting

/** Strengths that the last clash counted, by seat, if it was at this district: VEN-RES-CLASH-02. */
export function counted(lines: readonly Line[], district: string): Record<Seat, number> {
  const ranking = lines.findLast(({ key }) => key === 'ranking')
  if (!ranking || text(ranking, 'district') !== district) return {}
  const totals = ranking.facts['totals'] as number[]
  return Object.fromEntries((ranking.facts['players'] as Seat[]).map((seat, at) => [seat, totals[at] ?? 0]))
}

const numbers = (before: VendettaView, after: VendettaView): Changed[] =>
  Object.keys(after.players).flatMap((seat) => {
    const [old, now] = [before.players[seat], after.players[seat]]
    if (!old || !now || now.out) return []
    const found: Changed[] = [
      { label: 'moment-blood', seat, from: old.blood, to: now.blood },
      { label: 'moment-influence', seat, from: old.influence, to: now.influence },
      {
        label: 'moment-tokens',
        seat,
        from: old.ready_tokens + old.used_tokens,
        to: now.ready_tokens + now.used_tokens,
        bad: true,
      },
    ]
    return found.filter(({ from, to }) => from !== to)
  })

/** What is to be seen of a moment: the cards it is about, and the numbers it changes. */
export function stage({ line, led, then, before, after }: Scene<VendettaView>): Stage {
  const lines = [...led, line, ...then]
  const found = TITLES.flatMap((key) => lines.find((one) => one.key === key) ?? [])
  const main = found[0] ?? line
  const winner = (main.facts['players'] as Seat[] | undefined)?.[0] ?? text(main, 'player')
  const several = lines.filter(({ key }) => key === 'revealed').length > 1
  const cards = lines.flatMap((one): Stage['cards'][number][] => {
    const seat = text(one, 'player')
    if (one.key === 'revealed') return [{ id: text(one, 'card'), seat, down: true }]
    if (one.key === 'frenzy') return [{ id: text(one, 'cause') }]
    // The new Prince has a face.
    if (one.key === 'new-prince') return [{ id: after.players[winner]?.clan ?? '', seat: winner }]
    if (one.key === 'drains' || (one.key === 'diablerie' && !lines.some(among('drains'))))
      return [{ id: text(one, 'ally'), drained: true }]
    return text(one, 'ally') && one.key !== 'diablerie' ? [{ id: text(one, 'ally'), seat }] : []
  })
  const prize = PRIZES(main) || main.key === 'ranking'
  const grim = lines.some(({ key }) => ['frenzy', 'drains', 'diablerie', 'eliminated'].includes(key))
  return {
    // Somebody's face before the card that caused it.
    cards: cards.toSorted((a, b) => Number(b.drained ?? false) - Number(a.drained ?? false)),
    title: {
      key: several ? 'moment-several-revealed' : `moment-${main.key}`,
      facts: { ...main.facts, player: winner, district: text(main, 'district') || after.fighting },
    },
    ...(grim ? { tone: 'blood' as const } : prize ? { tone: 'gain' as const } : {}),
    changes: numbers(before, after),
    place: placeOf({ line: main, before, after }),
    mute: prize ? among('wins-district', 'gains-influence') : () => false,
  }
}

const CAUSES = {
  blood: among(
    'gains-blood',
    'spends',
    'loses-blood',
    'steals',
    'places-blood',
    'takes-blood-back',
    'takes-deployed-blood',
    'swaps-blood',
  ),
  influence: among('gains-influence', 'loses-influence', 'gives-influence'),
  tokens: among('diablerie'),
  alliance: among('gains-ally', 'gains-victim', 'drains', 'restored'),
} as const

/** Whether a line says why a number of this seat has changed. */
export const because =
  (what: keyof typeof CAUSES, seat: Seat) =>
  (line: Line): boolean =>
    CAUSES[what](line) && ['player', 'thief', 'target'].some((fact) => text(line, fact) === seat)
