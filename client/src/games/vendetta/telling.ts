/** What a line of the log changes on the board; the next real view puts right whatever a line leaves out. */

import type { Line } from '../../lib/types'
import type { AreaView, CardView, PlayerView, VendettaView } from './view'

const HAVEN = 'HAVEN'
const QUIET = new Set(['turn', 'looks-at', 'draws-cards', 'draws-cards-privy', 'keeps', 'keeps-privy', 'immune'])
const SLOW = new Set([
  'district',
  'choices-revealed',
  'revealed',
  'ranking',
  'wins-district',
  'frenzy',
  'eliminated',
  'diablerie',
  'round',
])

export const pause = (line: Line): number => (QUIET.has(line.key) ? 0 : SLOW.has(line.key) ? 250 : 180)

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
    fromHand(lay(view, district, seat, [text(line, 'card')], true), seat),
  'plays-face-down': (view, _, seat, district) => fromHand(lay(view, district, seat, [''], false), seat),
  'plays-face-down-privy': (view, line, seat, district) =>
    fromHand(lay(view, district, seat, [text(line, 'card')], false), seat),
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

const fromHand = (view: VendettaView, seat: string): VendettaView =>
  player(view, seat, (old) => ({ hand_size: Math.max(0, old.hand_size - 1) }))

export function apply(view: VendettaView, line: Line): VendettaView {
  const change = CHANGES[line.key]
  return change ? change(view, line, text(line, 'player'), text(line, 'district')) : view
}
