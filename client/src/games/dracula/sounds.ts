/** What is heard by what happens. */

import type { Sounds } from '../../lib/sound'

export const SOUNDS: Sounds = {
  'dracula-places': 'card',
  'dracula-plays': 'card',
  'hunter-plays': 'card',
  'event-played': 'card',
  'power-played': 'card',
  'card-turned-up': 'reveal',
  'encounter-turned-up': 'reveal',
  'dracula-revealed': 'reveal',
  ambush: 'reveal',
  'encounter-matures': 'blood',
  'hunter-bitten': 'blood',
  'hunter-hurt': 'blood',
  'dracula-hurt': 'blood',
  'vampire-hurt': 'blood',
}
