import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

import { withFirst } from './build/chunks.ts'
import { emblems } from './build/emblems.ts'
import { media } from './build/media.ts'

// The built client is carried by the Python package, which serves it.
export default defineConfig({
  plugins: [svelte(), emblems(import.meta.dirname), media()],
  build: {
    outDir: '../src/nokturn/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: withFirst('index'), debugName: 'index' }] } } },
  },
  server: {
    // The words are the engine's own files.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  // Making a page takes longer than most tests: it is made for those that say they need one (`@vitest-environment jsdom`).
  test: { environment: 'node', pool: 'threads', include: ['tests/**/*.test.ts'] },
})
