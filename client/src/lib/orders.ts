/** Standing orders: how far an answer reaches that becomes one, and in words when it holds. */

import type { Answer, Ask, OrderInfo } from './types'
import type { Fact, Words } from './words'

/** For the card that asks, for this kind of action, until my next turn, or whenever this is asked. */
export type Reach = 'card' | 'action' | 'turn' | 'always'

const text = (fact: Fact | undefined): string => (typeof fact === 'string' ? fact : '')

/** How far an answer to this question can reach; what is nearest first. */
export function reaches(ask: Ask, ownTurn: string): Reach[] {
  const found: Reach[] = []
  if (text(ask.args['source'])) found.push('card')
  found.push('always')
  if (text(ask.args['action'])) found.push('action')
  if (ownTurn) found.push('turn')
  return found
}

/** Facts of a question, with the values at which it is about oneself: an order answers it only if it names them. */
export type Stakes = Readonly<Record<string, readonly string[]>>

export function orderFrom(
  ask: Ask,
  answer: Answer,
  reach: Reach,
  { own_turn: ownTurn = '', stakes = {} as Stakes } = {},
): OrderInfo {
  const own = Object.entries(stakes).filter(([fact, values]) => values.includes(text(ask.args[fact])))
  return {
    prompt: ask.prompt,
    answer,
    source: reach === 'card' ? text(ask.args['source']) : '',
    times: 0,
    when: {
      ...(reach === 'action' ? { action: text(ask.args['action']) } : {}),
      ...Object.fromEntries(own.map(([fact]) => [fact, text(ask.args[fact])])),
    },
    until: reach === 'turn' ? ownTurn : '',
  }
}

/** Both are about the same question at the same moments: the newer takes the place of the older. */
export const sameQuestion = (one: OrderInfo, other: OrderInfo): boolean =>
  one.prompt === other.prompt &&
  one.source === other.source &&
  JSON.stringify(one.when ?? {}) === JSON.stringify(other.when ?? {})

/** Orders for a certain moment that differ only in the question belong together. */
export function alike(orders: readonly OrderInfo[]): OrderInfo[][] {
  const found = new Map<string, OrderInfo[]>()
  for (const order of orders) {
    const single = !Object.keys(order.when ?? {}).length
    const key = JSON.stringify(single ? order : { ...order, prompt: '' })
    found.set(key, [...(found.get(key) ?? []), order])
  }
  return [...found.values()]
}

/** A question without what changes from time to time. */
export const bareQuestion = (prompt: string, words: Words, facts = {}): string =>
  words.has(`ask-${prompt}`) ? words.say(`ask-${prompt}`, facts).replace(/\{\s*\$[\w-]+\s*\}/g, '…') : prompt

/** When an order holds: where one is only a bystander, until one's next turn; empty: always. */
export function moment(order: OrderInfo, words: Words): string {
  const said = Object.entries(order.when ?? {}).map(([fact, value]) => {
    const key = `order-when-${fact}`
    return words.has(key) ? words.say(key, { [fact]: value as Fact }) : `${fact}: ${words.name(fact, value as Fact)}`
  })
  if (order.source) said.push(words.say('order-source', { source: order.source }))
  if (order.until) said.push(words.say('order-until-own-turn'))
  return said.join(', ')
}
