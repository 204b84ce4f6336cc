/** What there is to say about a place. */

import type { Words } from '../../lib/words'
import type { Chart } from './chart'

export function described(map: Chart, id: string, words: Words): string {
  const place = map.places.get(id)
  if (!place) return ''
  const name = String(words.name('place', id))
  const facts = { name, size: place.size, region: place.region, port: place.port, hospital: place.hospital }
  const parts = [place.size === 'sea' ? words.say('about-sea', { name }) : words.say('about-city', facts)]
  const next = (kind: 'road' | 'white' | 'yellow' | 'sea'): string[] => [...(map.next[kind].get(id) ?? [])]
  if (next('road').length) parts.push(words.say('about-roads', { places: next('road') }))
  for (const colour of ['white', 'yellow'] as const)
    if (next(colour).length) parts.push(words.say('about-rails', { colour, places: next(colour) }))
  if (next('sea').length) parts.push(words.say('about-seas', { places: next('sea') }))
  return parts.join(' ')
}
