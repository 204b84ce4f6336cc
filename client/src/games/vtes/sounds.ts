/** What is heard by what happens. */

import type { Sounds } from '../../lib/sound'

export const SOUNDS: Sounds = {
  plays: 'card',
  bleeds: 'blood',
  'goes-to-torpor': 'blood',
  'referendum-passes': 'reveal',
  ousted: 'loss',
}
