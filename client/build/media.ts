/** Styles name windows (`@media (--phone)`); their sizes stand in `src/styles/media.ts`. */

import type { Plugin } from 'vite'

import { withSizes } from '../src/styles/media.ts'

export function media(): Plugin {
  return {
    name: 'nokturn-media',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler: (css) => ({ code: withSizes(css), map: null }),
    },
  }
}
