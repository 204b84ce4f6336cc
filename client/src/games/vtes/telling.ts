/** How much weight a line has when it is told: on the drawn table what is going on stands on the stage, so only what ends
 *  something stops the eye; as text more of it is shown. */

import type { Stage } from '..'
import { preferences } from '../../lib/settings.svelte'
import type { Beat, Scene } from '../../lib/telling.svelte'
import type { Line } from '../../lib/types'

const among =
  (...keys: string[]) =>
  ({ key }: Line): boolean =>
    keys.includes(key)

const MOMENTS: Readonly<Record<string, Omit<Beat, 'weight'>>> = {
  diablerizes: { then: among('burned') },
  contested: {},
  'title-contested': {},
  ousted: {},
}
/** Moments for whoever reads the table. */
const READ: Readonly<Record<string, Omit<Beat, 'weight'>>> = {
  blocked: {},
  'combat-over': {},
  'goes-to-torpor': { then: among('combat-over') },
  'referendum-passes': {},
  'referendum-fails': {},
}

export function beat({ key, facts }: Line): Beat {
  const hunt = key === 'referendum' && facts['kind'] === 'blood-hunt'
  const moment = MOMENTS[key] ?? (hunt ? {} : preferences.textBoard ? READ[key] : undefined)
  return moment ? { weight: 'moment', ...moment } : { weight: 'none' }
}

/** The minions a moment is about. */
export function stage({ line }: Scene): Stage {
  const ids = ['blocker', 'minion', 'opponent', 'target', 'card'].map((fact) => String(line.facts[fact] ?? ''))
  const cards = [...new Set(ids.map((id) => id.split(':')[0] ?? ''))].filter(Boolean).slice(0, 2)
  const grim = among('goes-to-torpor', 'diablerizes', 'ousted')(line)
  return { cards: cards.map((id) => ({ id })), ...(grim ? { tone: 'blood' as const } : {}) }
}
