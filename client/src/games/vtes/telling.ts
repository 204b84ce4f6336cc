/** How much weight a line has when it is told: the table is read as text, so only what changes a plan is shown. */

import type { Stage } from '..'
import type { Beat, Scene } from '../../lib/telling.svelte'
import type { Line } from '../../lib/types'

const among =
  (...keys: string[]) =>
  ({ key }: Line): boolean =>
    keys.includes(key)

const MOMENTS: Readonly<Record<string, Omit<Beat, 'weight'>>> = {
  blocked: {},
  'combat-over': {},
  'goes-to-torpor': { then: among('combat-over') },
  diablerizes: { then: among('burned') },
  'referendum-passes': {},
  'referendum-fails': {},
  ousted: {},
}

export function beat({ key }: Line): Beat {
  const moment = MOMENTS[key]
  return moment ? { weight: 'moment', ...moment } : { weight: 'none' }
}

/** The minions a moment is about. */
export function stage({ line }: Scene): Stage {
  const ids = ['blocker', 'minion', 'opponent', 'target', 'card'].map((fact) => String(line.facts[fact] ?? ''))
  const cards = [...new Set(ids.map((id) => id.split(':')[0] ?? ''))].filter(Boolean).slice(0, 2)
  const grim = among('goes-to-torpor', 'diablerizes', 'ousted')(line)
  return { cards: cards.map((id) => ({ id })), ...(grim ? { tone: 'blood' as const } : {}) }
}
