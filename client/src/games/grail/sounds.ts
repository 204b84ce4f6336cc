/** What is heard by what happens. */

import type { Sounds } from '../../lib/sound'

export const SOUNDS: Sounds = {
  travels: 'card',
  explores: 'card',
  plays: 'card',
  event: 'reveal',
  day: 'reveal',
  'menhir-lit': 'reveal',
  'menhir-out': 'blood',
  encounter: 'blood',
  attack: 'blood',
  dying: 'blood',
  dies: 'blood',
  insane: 'blood',
}
