/** What a line of the log changes on the table; the next real view puts right whatever a line leaves out. */

import type { Stage } from '..'
import type { Beat, Scene } from '../../lib/telling.svelte'
import type { Line } from '../../lib/types'
import type { HeritageView, VampireView } from './view'

const among =
  (...keys: string[]) =>
  ({ key }: Line): boolean =>
    keys.includes(key)

const NONE = new Set([
  'turn',
  'activates',
  'missions',
  'takes-schemes',
  'takes-schemes-privy',
  'draws-schemes-privy',
  'place',
])
/** Milliseconds in which a story of some forty words is read. */
const READ = 6000
const STEPS = new Set(['round', 'recruits', 'plays-scheme', 'uses-ability', 'uses-market', 'ankh-marches', 'proclaims'])
/** What somebody answers to somebody else's scheme: whoever asked has waited for it. */
const REPLIES = new Set(['invites', 'accepts', 'declines', 'pays-respect', 'refuses-respect'])
/** Milliseconds in which two short sentences are read. */
const GLANCE = 1300
const AFTER = among('puts', 'takes', 'moves', 'falls-torpid', 'kept-awake', 'sacrifices', 'titled', 'title-lost')

const MOMENTS: Readonly<Record<string, Omit<Beat, 'weight'>>> = {
  'decisive-victory': { then: AFTER },
  trial: { then: AFTER },
  breach: { then: AFTER },
  vote: { then: AFTER },
  'city-lost': {},
  respite: { then: AFTER },
  coup: {},
  'falls-torpid': {},
  usurps: {},
  'mission-earned': { then: among('mission-earned') },
  'theatre-replaced': {},
  'wins-chronicle': { then: among('story') },
  era: { then: among('story'), ms: READ },
  chapter: { then: among('story'), ms: READ },
  story: { ms: READ },
  'primogen-reveals': { then: among('primogen-decides') },
}

const text = (line: Line, fact: string): string => String(line.facts[fact] ?? '')

export function beat(line: Line, view: HeritageView): Beat {
  if (NONE.has(line.key)) return { weight: 'none' }
  const moment = MOMENTS[line.key]
  if (moment) return { weight: 'moment', ...moment }
  // What one does oneself is known.
  const own = view.seat !== null && text(line, 'player') === view.seat
  if (own || !(STEPS.has(line.key) || REPLIES.has(line.key))) return { weight: 'line' }
  return line.key === 'recruits' || REPLIES.has(line.key) ? { weight: 'step', ms: GLANCE } : { weight: 'step' }
}

export const begins = among('turn', 'round', 'end')

const GRIM = among('trial', 'breach', 'city-lost', 'coup', 'falls-torpid')

const MISSION = 'mission.'

/** What is read before a mission is decided, or after all. */
function told(story: string): Stage {
  const mission = story.startsWith(MISSION) ? story.slice(MISSION.length) : ''
  return mission
    ? { cards: [{ id: mission }], title: { key: 'moment-mission', facts: { mission } } }
    : { cards: [], title: { key: 'moment-outro', facts: {} } }
}

/** Whoever a moment is about. */
export function stage({ line, then }: Scene<HeritageView>): Stage {
  if (line.key === 'story') return told(text(line, 'story'))
  const facts = [line, ...then].flatMap(({ facts: said }) =>
    ['vampire', 'character', 'mission', 'vampires'].flatMap((fact) => said[fact] ?? []),
  )
  const cards = [...new Set(facts.filter((id): id is string => typeof id === 'string'))].slice(0, 3)
  return {
    cards: cards.map((id) => ({ id, drained: GRIM(line) })),
    ...(GRIM(line) ? { tone: 'blood' as const } : {}),
  }
}

function vampire(view: HeritageView, card: string, change: (old: VampireView) => Partial<VampireView>): HeritageView {
  const players = Object.fromEntries(
    Object.entries(view.players).map(([seat, player]) => [
      seat,
      player.line.some((one) => one.card === card)
        ? { ...player, line: player.line.map((one) => (one.card === card ? { ...one, ...change(one) } : one)) }
        : player,
    ]),
  )
  return { ...view, players }
}

/** Tokens come to a vampire, or leave it. */
function tokens(view: HeritageView, card: string, what: string, amount: number): HeritageView {
  return vampire(view, card, (old) => {
    if (what === 'potency') return { potency: Math.max(0, old.potency + amount) }
    if (what === 'infamy') return { infamy: Math.max(0, old.infamy + amount) }
    return amount < 0 ? { boons: old.boons.slice(0, Math.max(0, old.boons.length + amount)) } : {}
  })
}

function recruited(view: HeritageView, line: Line): HeritageView {
  const [seat, card] = [text(line, 'player'), text(line, 'character')]
  const player = view.players[seat]
  if (!player || player.line.some((one) => one.card === card)) return view
  const queued = view.queue.find((one) => one.card === card)
  const fresh: VampireView = {
    card,
    sire: text(line, 'sire'),
    clan: queued?.clan ?? '',
    abilities: queued?.abilities ?? [],
    potency: 0,
    infamy: 0,
    boons: [],
    exhausted: false,
    torpid: false,
    ankhs: [],
    title: '',
    monsters: [],
    enemy: false,
  }
  return {
    ...view,
    queue: view.queue.filter((one) => one.card !== card),
    players: { ...view.players, [seat]: { ...player, line: [...player.line, fresh] } },
  }
}

function marched(view: HeritageView, line: Line): HeritageView {
  const [faction, origin, court] = ['faction', 'origin', 'court'].map((fact) => text(line, fact)) as [
    string,
    string,
    string,
  ]
  const left = (view.courts[origin]?.ankhs ?? 1) - 1
  const courts = { ...view.courts, [court]: { faction, ankhs: (view.courts[court]?.ankhs ?? 0) + 1 } }
  courts[origin] = { faction, ankhs: left }
  return { ...view, courts: Object.fromEntries(Object.entries(courts).filter(([, { ankhs }]) => ankhs > 0)) }
}

export function apply(view: HeritageView, line: Line): HeritageView {
  const [seat, card, what] = [text(line, 'player'), text(line, 'vampire'), text(line, 'what')]
  const [amount, space] = [Number(line.facts['amount'] ?? 0), Number(line.facts['space'] ?? 0)]
  const marker = view.morality[seat]
  switch (line.key) {
    case 'round':
      return { ...view, round: Number(line.facts['round'] ?? view.round) }
    case 'turn':
      return { ...view, active: seat, recruited: false, schemed: false }
    case 'recruits':
      return recruited(view, line)
    case 'puts':
      return tokens(view, card, what, amount)
    case 'takes':
      return tokens(view, card, what, -amount)
    case 'moves':
      return tokens(tokens(view, card, what, -amount), text(line, 'receiver'), what, amount)
    case 'exhausted':
      return vampire(view, card, () => ({ exhausted: true }))
    case 'renewed':
      return vampire(view, card, () => ({ exhausted: false, torpid: false }))
    case 'falls-torpid':
      return vampire(view, card, () => ({ torpid: true }))
    case 'politics':
      return { ...view, politics: space }
    case 'decisive-victory':
      return { ...view, politics: 0 }
    case 'morality-moves':
      return marker ? { ...view, morality: { ...view.morality, [seat]: { ...marker, space } } } : view
    case 'morality-flips':
      return marker
        ? { ...view, morality: { ...view.morality, [seat]: { ...marker, facing: text(line, 'attribute') } } }
        : view
    case 'ankh-marches':
      return marched(view, line)
    default:
      return view
  }
}
