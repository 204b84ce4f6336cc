/** What is heard by what happens. */

import type { Sounds } from '../../lib/sound'

export const SOUNDS: Sounds = {
  recruits: 'card',
  'plays-scheme': 'card',
  'from-top': 'reveal',
  'decisive-victory': 'reveal',
  vote: 'reveal',
  'falls-torpid': 'blood',
  trial: 'blood',
  breach: 'blood',
  'burns-ankh': 'blood',
  'city-lost': 'blood',
}
