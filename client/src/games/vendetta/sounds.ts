/** What is heard by what happens. */

import type { Sounds } from '../../lib/sound'

export const SOUNDS: Sounds = {
  'plays-face-up': 'card',
  'plays-face-down': 'card',
  revealed: 'reveal',
  'choices-revealed': 'reveal',
  drains: 'blood',
  'loses-blood': 'blood',
  steals: 'blood',
  frenzy: 'blood',
  diablerie: 'blood',
}
