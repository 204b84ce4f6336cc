// @vitest-environment node
/** What stands on a V:TES card, in words. */
import { expect, it } from 'vitest'

import ownEn from '../../src/nokturn/games/vtes/locale/en.ftl?raw'
import ownPl from '../../src/nokturn/games/vtes/locale/pl.ftl?raw'
import en from '../src/games/vtes/locale/en.ftl?raw'
import pl from '../src/games/vtes/locale/pl.ftl?raw'
import { grave } from '../src/games/vtes/grave'
import type { VtesView } from '../src/games/vtes/view'
import type { Library } from '../src/lib/game.svelte'
import { printedOn } from '../src/games/vtes/printed'
import type { Printed } from '../src/lib/types'
import { Words, type Lang } from '../src/lib/words'

const words = (lang: Lang): Words => new Words(lang, lang === 'pl' ? [pl, ownPl] : [en, ownEn], new Map(), {})
const card = (kind: string, group: string, numbers: Record<string, number>): Printed => ({
  id: 'x',
  kind,
  group,
  name: {},
  text: {},
  flavour: {},
  numbers,
  emblem: '',
})
const name = (id: string, en: string, pl = en): [string, Printed] => [id, { ...card('', '', {}), id, name: { en, pl } }]
const SHELF = new Map([
  name('ventrue', 'Ventrue'),
  name('dom', 'Dominate', 'Dominacja'),
  name('for', 'Fortitude', 'Odporność'),
  name('prince', 'prince', 'książę'),
  name('master', 'master', 'karta mistrza'),
])

it('puts superior Disciplines first and in capitals', () => {
  const face = printedOn(
    card('vampire', 'ventrue', { capacity: 8, group: 6, discipline_for: 1, discipline_dom: 2, title_prince: 1 }),
    words('en'),
    SHELF,
  )
  expect(face.disciplines).toBe('DOMINATE · Fortitude')
  expect(face.about).toBe('vampire · Ventrue · group 6 · prince')

  expect(face.cost).toBe('')
})

it('says what a card costs, X too, and what it requires', () => {
  expect(
    printedOn(card('master', 'ventrue', { pool: 2, unique: 1, type_master: 1 }), words('pl'), SHELF),
  ).toMatchObject({ cost: '2 znaczniki puli', about: 'karta mistrza · unikatowa · Ventrue' })
  expect(printedOn(card('action_card', '', { blood_x: 1, discipline_dom: 1 }), words('en'), SHELF)).toMatchObject({
    cost: 'X blood',
    disciplines: 'Dominate',
  })
})

it('tells the numbers of an ally, and what more the superior level gives', () => {
  expect(printedOn(card('ally', '', { life: 1, life_sup: 2, bleed: 1 }), words('en'), SHELF).numbers).toBe(
    '1 life, 2 at the superior level · 1 bleed',
  )
  expect(printedOn(card('vampire', '', { bleed: 1 }), words('en'), SHELF).numbers).toBe('+1 bleed.')
})

it('asks again before a vampire that is paid for is left lying', () => {
  const shelf = { printed: new Map([['madison', card('vampire', 'ventrue', { capacity: 6 })]]) } as unknown as Library
  const view = (counters: number, active = 'A', phase = 'influence'): VtesView =>
    ({
      seat: 'A',
      active,
      phase,
      plays: [],
      methuselahs: [{ seat: 'A', uncontrolled: [{ handle: 'q', counters, card: 'madison' }] }],
    }) as unknown as VtesView
  const pass = { is: 'vtes.Pass' }
  expect(grave(pass, view(6), shelf)).toEqual({ key: 'grave-paid', facts: { card: 'madison' } })
  expect([
    grave(pass, view(5), shelf),
    grave(pass, view(6, 'B'), shelf),
    grave(pass, view(6, 'A', 'discard'), shelf),
  ]).toEqual([null, null, null])
  expect(grave({ is: 'vtes.BringOut' }, view(6), shelf)).toBeNull()
})

it('asks again before one of your own vampires is diablerized', () => {
  const view = {
    seat: 'A',
    cards: [
      { ref: 'belinde:1', controller: 'A' },
      { ref: 'madison:1', controller: 'B' },
    ],
  } as unknown as VtesView
  const shelf = { printed: new Map() } as unknown as Library
  const drink = (target: string) => grave({ is: 'vtes.Diablerize', minion: 'ryan:1', target }, view, shelf)
  expect(drink('belinde:1')).toEqual({ key: 'grave-own', facts: { target: 'belinde:1' } })
  expect(drink('madison:1')).toBeNull()
})
