/** The steps of the aftermath, and what a choice on the stage would change. */

import type { Ask } from '../../../lib/types'
import type { Facts, Packed, Words } from '../../../lib/words'
import type { HeritageView, VampireView } from '../view'
import { everyone } from '../view'
import { THRESHOLDS } from './book'

export const STEPS = ['record', 'summary', 'missions', 'obligations', 'abilities', 'servants'] as const

export interface Change {
  tone: 'moon' | 'candle' | 'blood'
  text: string
}

/** The card that a choice is about: the one it names, else the one the question is about. */
export const subject = (ask: Ask, picked: Packed | null): string =>
  String(picked?.['character'] ?? ask.args['character'] ?? '')

type Aside = Facts | undefined
const asideOf = (ask: Ask, option: Packed): Aside => ask.asides?.[ask.options.indexOf(option)]?.facts

/** Of a scoring card: trait, what a dot is worth now, what it would be worth. */
export function marksOf(ask: Ask, option: Packed): [string, number, number][] {
  return (asideOf(ask, option)?.['marks'] ?? []) as unknown as [string, number, number][]
}

export const vampireOf = (view: HeritageView, card: string): VampireView | undefined =>
  everyone(view).find((one) => one.card === card)

/** In sentences: the rule as it is, what it will be, what is left in the box; last that it is for ever. */
export function changes(view: HeritageView, ask: Ask, picked: Packed, words: Words): Change[] {
  const book = view.chronicle
  if (!book) return []
  const found: Change[] = []
  const add = (tone: Change['tone'], key: string, facts: Facts = {}): void =>
    void found.push({ tone, text: words.say(`change-${key}`, facts) })
  const card = subject(ask, picked)
  const own = (trait: string): number => book.sheets[ask.seat]?.dots[trait] ?? 0
  const dot = (trait: string): void => {
    const count = own(trait) + 1
    add('candle', 'dot', { trait, count, value: book.values[trait] ?? 0 })
    if (THRESHOLDS.has(count)) add('moon', 'reach', { trait, count })
  }
  const left = (sticker: string): void => add('moon', 'left', { count: (book.stickers[sticker] ?? 1) - 1 })
  const forever = (what: string): void => add('blood', `ever-${what}`)

  switch (picked.is) {
    case 'heritage.MarkDot':
      dot(String(picked['trait']))
      forever('dot')
      break
    case 'heritage.TakeTitle':
      add('candle', 'title', { title: String(picked['title']) })
      add('moon', 'title-own')
      break
    case 'heritage.TakeMark':
      add('candle', 'house', { mark: String(picked['mark']) })
      add('moon', 'house-own')
      forever('house')
      break
    case 'heritage.TakeServant':
      add('candle', 'turned', { character: card })
      add('moon', 'servant', { character: card })
      break
    case 'heritage.PutClan': {
      const clan = String(picked['clan'])
      if (clan === 'thin_blood') add('candle', 'thin-blood', { character: card })
      else add('candle', 'clan', { character: card, clan })
      left(clan)
      forever('sticker')
      break
    }
    case 'heritage.GiveName':
      add('candle', 'name', { character: card, name: String(picked['name']) })
      left('name')
      forever('sticker')
      break
    case 'heritage.Decide':
      dot(String(picked['trait']))
      add('moon', 'gift', { gift: String(ask.args['gift'] ?? '') })
      forever('decision')
      break
    case 'heritage.TurnUp':
      add('candle', 'side', { character: card, abilities: picked['abilities'] as string[] })
      forever('side')
      break
    case 'heritage.Elevate': {
      const back = book.backs[card]
      add('candle', 'elevate', { character: card })
      if (back) add('moon', 'back', { abilities: [...back] })
      else add('moon', 'covered')
      forever('side')
      break
    }
    case 'heritage.PutOn':
      add('candle', 'host', { character: card, count: Number(asideOf(ask, picked)?.['count'] ?? 0) })
      break
    case 'heritage.PutAbility': {
      const ability = String(picked['ability'])
      const after = [...(vampireOf(view, card)?.abilities ?? []), ability]
      add('moon', 'recruited', { character: card, abilities: after })
      add('candle', 'everybody', { character: card })
      left(ability)
      forever('sticker')
      break
    }
    case 'heritage.KeepServant': {
      const before = view.players[ask.seat]?.haven?.servant ?? ''
      add('candle', 'servant', { character: card })
      if (before && before !== card) add('moon', 'servant-leaves', { character: before })
      break
    }
    case 'heritage.PickEraCard':
      for (const [trait, from, to] of marksOf(ask, picked)) add('candle', 'mark', { trait, from, to })
      add('moon', 'mark-all')
      add('moon', 'theatre', { theatre: book.marked })
      forever('card')
      break
    default:
      add('moon', 'nothing')
  }
  return found
}
