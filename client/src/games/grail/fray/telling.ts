/** How a fight is told: cards fall into place by themselves, an attack holds the eye, beginning and end are moments. */

import type { Stage } from '../..'
import type { Beat, Scene } from '../../../lib/telling.svelte'
import type { Line } from '../../../lib/types'
import type { EncounterView, GrailView } from '../view'

const text = (line: Line, fact: string): string => String(line.facts[fact] ?? '')
const number = (line: Line, fact: string): number => Number(line.facts[fact] ?? 0)
const among =
  (...keys: string[]) =>
  ({ key }: Line): boolean =>
    keys.includes(key)

/** The Sequence, the ruler and the hand show these as they come. */
const SEEN = among('plays', 'pool-grows', 'draws', 'draws-privy', 'charged', 'delayed', 'draws-encounter')
const SPOILS = among('gains', 'gains-item', 'loses', 'status', 'discards-item')

const MOMENTS: Readonly<Record<string, Omit<Beat, 'weight'>>> = {
  encounter: { ms: 1800 },
  wins: { then: SPOILS, ms: 1800 },
  fails: { then: SPOILS, ms: 1800 },
  stage: {},
  robbed: {},
}
/** Milliseconds in which a row of the attack table lights up before it strikes. */
const STRIKE = 900

/** Nothing: it is no matter of a fight. */
export function frayBeat(line: Line): Beat | null {
  if (SEEN(line)) return { weight: 'none' }
  const moment = MOMENTS[line.key]
  // The first stage begins with the talks themselves.
  if (moment && !(line.key === 'stage' && number(line, 'stage') === 0)) return { weight: 'moment', ...moment }
  if (among('attack', 'response', 'opportunity-attack')(line)) return { weight: 'step', ms: STRIKE }
  if (among('panic-card', 'trait', 'retreats', 'escapes', 'bypassed', 'mulligan')(line)) return { weight: 'step' }
  return among('stage', 'encounter-over')(line) ? { weight: 'none' } : null
}

/** Nothing: another part of the game says what is to be seen. */
export function frayStage({ line }: Scene<GrailView>): Stage | null {
  if (!(line.key in MOMENTS)) return null
  const grim = among('fails', 'robbed')(line)
  const glad = among('wins', 'stage')(line)
  return {
    cards: text(line, 'encounter')
      ? [{ id: `encounter:${text(line, 'encounter')}`, drained: line.key === 'wins' }]
      : [],
    title: { key: `fray-moment-${line.key}`, facts: line.facts },
    ...(grim ? { tone: 'blood' as const } : glad ? { tone: 'gain' as const } : {}),
  }
}

/** What a line changes in the Encounter, as far as it says. */
export function frayApply(view: GrailView, line: Line): GrailView {
  const { encounter } = view
  if (!encounter) return view
  const change = (news: Partial<EncounterView>): GrailView => ({ ...view, encounter: { ...encounter, ...news } })
  switch (line.key) {
    case 'pool-grows':
    case 'pool-shrinks':
      return change({ pool: number(line, 'pool') })
    case 'attitude-moves':
      return change({ attitude: number(line, 'attitude') })
    case 'attack':
      return change({ turned: true, row: number(line, 'row') })
    case 'response':
      return change({ turned: true })
    case 'activated':
      return change({ turned: false, active: text(line, 'hero'), cards_played: 0 })
    case 'stage':
      return change({ turned: false, stage: number(line, 'stage'), attitude: 0 })
    case 'torn':
      return change({ sequence: encounter.sequence.filter(({ card }) => card !== text(line, 'card')) })
    default:
      return view
  }
}
