import { expect, test } from 'vitest'

import { withFirst } from '../build/chunks.ts'

/** Who is imported by whom. */
const IMPORTED: Record<string, string[]> = {
  main: [],
  page: ['main', 'part'],
  part: ['page'],
  shared: ['late', 'part'],
  late: [],
  dialog: ['late'],
}
const modules = {
  getModuleInfo: (id: string) => {
    const importers = IMPORTED[id]
    return importers ? { isEntry: id === 'main', importers } : null
  },
}

test('what the first script imports lies in its file, and nothing that is fetched later', () => {
  // In any order, and though two of them import each other.
  for (const order of [Object.keys(IMPORTED), Object.keys(IMPORTED).reverse()]) {
    const name = withFirst('index')
    const found = order.filter((id) => name(id, modules) === 'index')
    expect(found.sort()).toEqual(['main', 'page', 'part', 'shared'])
  }
})

test('a module of which nothing is known stays where it is', () => {
  expect(withFirst('index')('virtual:other', modules)).toBeNull()
})
