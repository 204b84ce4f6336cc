/** A few quiet tones by what happens. */

import type { Tones } from '..'

export const TONES: Tones = {
  'hunter-moves': [[330, 0.05]],
  'card-turned-up': [
    [294, 0.08],
    [392, 0.12],
  ],
  'dracula-revealed': [
    [196, 0.14],
    [233, 0.14],
    [294, 0.26],
  ],
  ambush: [
    [185, 0.1],
    [156, 0.22],
  ],
  'dracula-plays': [[220, 0.1]],
  'hunter-plays': [[330, 0.08]],
  'hunter-bitten': [
    [165, 0.14],
    [147, 0.28],
  ],
  night: [[196, 0.18]],
  dawn: [
    [392, 0.1],
    [494, 0.16],
  ],
}
