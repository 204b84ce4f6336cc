/** A few quiet tones by what happens. */

import type { Tones } from '..'

export const TONES: Tones = {
  revealed: [[392, 0.08]],
  'plays-face-up': [[330, 0.06]],
  'plays-face-down': [[262, 0.06]],
  'wins-district': [
    [392, 0.1],
    [494, 0.1],
    [587, 0.18],
  ],
  frenzy: [
    [156, 0.16],
    [147, 0.24],
  ],
  'new-prince': [
    [523, 0.14],
    [659, 0.14],
    [784, 0.3],
  ],
}
