import { vitePreprocess } from '@sveltejs/vite-plugin-svelte'

/** Scoped styles are named in a few letters, of which there are thousands in a page; no two files get the same. */
const LETTERS = 4
const owners = new Map()
function cssHash({ hash, filename, css }) {
  const name = `s-${hash(filename || css).slice(0, LETTERS)}`
  const owner = owners.get(name) ?? filename
  if (owner !== filename) throw new Error(`${filename} and ${owner} get the same class, ${name}: make LETTERS larger.`)
  owners.set(name, filename)
  return name
}

export default { preprocess: vitePreprocess(), compilerOptions: { cssHash } }
