/** What there is to say about a place. */

import type { HintContent } from '../../lib/hint.svelte'
import type { Words } from '../../lib/words'
import { comesTo, isOwnMove, straight, type Offer } from './asked'
import { seaDamage, type Chart } from './chart'
import { routed } from './route'
import type { Pin } from './team.svelte'
import { HUNTERS, type DraculaView } from './view'

/** What it is, in one sentence. */
export function sortOf(map: Chart, id: string, words: Words): string {
  const place = map.places.get(id)
  if (!place) return ''
  const name = String(words.name('place', id))
  const facts = { name, size: place.size, region: place.region, port: place.port, hospital: place.hospital }
  return place.size === 'sea' ? words.say('about-sea', { name }) : words.say('about-city', facts)
}

export function described(map: Chart, id: string, words: Words): string {
  const parts = [sortOf(map, id, words)]
  const next = (kind: 'road' | 'white' | 'yellow' | 'sea'): string[] => [...(map.next[kind].get(id) ?? [])]
  if (next('road').length) parts.push(words.say('about-roads', { places: next('road') }))
  for (const colour of ['white', 'yellow'] as const)
    if (next(colour).length) parts.push(words.say('about-rails', { colour, places: next(colour) }))
  if (next('sea').length) parts.push(words.say('about-seas', { places: next('sea') }))
  return parts.join(' ')
}

/** Whom the Count meets there: who stands there already, and so reveals him at once, and who else could come tomorrow. */
export function awaits(
  map: Chart,
  view: DraculaView,
  words: Words,
  here: { id: string; threat: readonly string[]; walks: boolean },
): string {
  const { id, threat, walks } = here
  const standing = HUNTERS.filter((who) => {
    const hunter = view.hunters[who]
    return hunter?.place === id && !hunter.defeated && !hunter.hospital
  })
  const others = threat.filter((who) => !standing.some((one) => one === who))
  // Nobody meets anybody at sea.
  const revealed = walks && map.places.get(id)?.size !== 'sea'
  return [
    standing.length
      ? words.say(revealed ? 'map-walk-in' : 'map-standing', { count: standing.length, hunters: standing })
      : '',
    standing.length && !others.length ? '' : words.say('map-threat', { count: others.length }),
  ]
    .filter(Boolean)
    .join(' ')
}

interface Here {
  id: string
  offer: Offer | undefined
  pin: Pin | undefined
  /** Hunters who could come there tomorrow, as far as the Count wants to know. */
  threat: readonly string[] | undefined
  /** He can be there. */
  possible: boolean
}

/** What is said of a place that is pointed at: why one cannot go there, what it costs, who could come, how he came. */
export function hinted(map: Chart, view: DraculaView, words: Words, here: Here): HintContent {
  const { id, offer, pin, threat, possible } = here
  const picture = '.map-free'
  const no = offer?.refused[0]
  if (no && !offer.options.length)
    return { picture, title: String(words.name('place', id)), text: words.why(no.rule, no.args), rule: no.rule }
  const damage = offer?.options.some(isOwnMove) ? seaDamage(map, view.place, id) : 0
  const parts = [
    pin ? `${words.say(`pin-${pin.mark}`)}: ${pin.text}` : '',
    damage ? words.say('map-sea-damage', { damage }) : '',
    offer?.options.length && threat ? awaits(map, view, words, { id, threat, walks: offer.options.some(comesTo) }) : '',
    possible ? routed(map, view, id, words) : '',
    described(map, id, words),
    offer && offer.options.length > 1 && straight(offer.options) ? words.say('map-ways') : '',
  ]
  return { picture, text: parts.filter(Boolean).join(' ') }
}
