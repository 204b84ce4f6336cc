/** A bloodline as a tree on its page: leaves get columns, a sire stands over the middle of its childer. */

import type { VampireView } from './view'

export interface Node {
  vampire: VampireView
  sire: Node | null
  depth: number
  column: number
  /** With all descendants: the vine is the thicker. */
  size: number
  childer: Node[]
  x: number
  y: number
}

export interface Tree {
  nodes: Node[]
  columns: number
  rows: number
}

export function grown(line: readonly VampireView[]): Tree {
  const nodes: Node[] = []
  let columns = 0
  const grow = (vampire: VampireView, sire: Node | null, depth: number): Node => {
    const node: Node = { vampire, sire, depth, column: 0, size: 1, childer: [], x: 0, y: 0 }
    nodes.push(node)
    node.childer = line.filter((one) => one.sire === vampire.card).map((childe) => grow(childe, node, depth + 1))
    const [first, last] = [node.childer[0], node.childer.at(-1)]
    node.column = first && last ? (first.column + last.column) / 2 : columns++
    node.size = 1 + node.childer.reduce((sum, childe) => sum + childe.size, 0)
    return node
  }
  for (const top of line.filter(({ sire }) => !sire)) grow(top, null, 0)
  return { nodes, columns, rows: 1 + Math.max(0, ...nodes.map(({ depth }) => depth)) }
}

/** How much of a vampire is shown: words beside the attributes; glyphs; glyphs below the name; a row each, with words
 *  where it is broad enough. */
export interface Form {
  id: 'L' | 'M' | 'S' | 'R'
  width: number
  height: number
  column: number
  row: number
}

export const FORMS: readonly Form[] = [
  { id: 'L', width: 176, height: 110, column: 182, row: 148 },
  { id: 'M', width: 150, height: 70, column: 158, row: 96 },
  { id: 'S', width: 92, height: 90, column: 98, row: 122 },
  { id: 'R', width: 500, height: 46, column: 0, row: 52 },
]

/** A row in which the words of four attributes stand beside what lies on a vampire. */
export const BROAD = 470

/** Signs of a line beside the initial, and lines there: the epithet is shown where both find room. */
const ROOM: Readonly<Record<Form['id'], { signs: number; lines: number }>> = {
  L: { signs: 14, lines: 3 },
  M: { signs: 12, lines: 2 },
  S: { signs: 0, lines: 0 },
  R: { signs: 0, lines: 0 },
}
export function hasRoom({ id }: Form, name: string, epithet: string): boolean {
  const { signs, lines } = ROOM[id]
  const taken = (text: string, wide: number): number => Math.ceil(text.length / wide)
  return lines > 0 && taken(name, signs - 2) + taken(epithet, signs + 1) <= lines
}

/** Tokens lie on the upper edge, buds below the lower one. */
export const TOP = 24
export const BOTTOM = 16
const EDGE = 10
const INDENT = 16
/** Where a page is no broader than its list, so much of it shows who stands below whom. */
const STAIRS = 56

/** What stands in the upper corners of the page: from the left, from the right, and how high. */
export interface Corners {
  left: number
  right: number
  height: number
}
export const CLEAR: Corners = { left: 0, right: 0, height: 0 }

function columnOf(tree: Tree, form: Form, width: number): { column: number; left: number } {
  const column = Math.min(form.column * 1.25, (width - 2 * EDGE) / Math.max(1, tree.columns))
  return { column, left: (width - column * tree.columns) / 2 + column / 2 }
}

/** Whoever stands on top stands between the corners, or below them. */
function topOf(tree: Tree, form: Form, width: number, corners: Corners): number {
  const { column, left } = columnOf(tree, form, width)
  const tops = tree.nodes.filter(({ depth }) => depth === 0).map((node) => left + node.column * column)
  const half = form.width / 2 + EDGE
  const between = tops.every((x) => x - half > corners.left && x + half < width - corners.right)
  return TOP + (between ? 0 : corners.height + EDGE)
}

/** The first form that fits; the last one scrolls. */
export function formOf(tree: Tree, width: number, height: number, corners: Corners = CLEAR): Form {
  const fits = (form: Form): boolean => {
    const { id, height: high, column, row } = form
    if (id === 'R' || tree.columns * column + 2 * EDGE > width) return false
    return topOf(tree, form, width, corners) + (tree.rows - 1) * row + high + BOTTOM <= height
  }
  const list = FORMS[3] as Form
  const stairs = Math.min(STAIRS, INDENT * (tree.rows - 1))
  return FORMS.find(fits) ?? { ...list, width: Math.min(list.width, width - 2 * EDGE - stairs) }
}

/** Where everybody stands, and how large the page is. */
export function laid(
  tree: Tree,
  form: Form,
  width: number,
  height: number,
  corners: Corners = CLEAR,
): { width: number; height: number } {
  if (form.id === 'R') {
    const top = 20 + corners.height
    const room = Math.max(0, width - form.width - 2 * EDGE)
    const indent = Math.min(INDENT, room / Math.max(1, tree.rows - 1))
    const left = EDGE + (room - indent * (tree.rows - 1)) / 2
    tree.nodes.forEach((node, at) => {
      node.x = left + node.depth * indent
      node.y = top + at * form.row
    })
    return { width, height: Math.max(height, top + tree.nodes.length * form.row + 8) }
  }
  const { column, left } = columnOf(tree, form, width)
  const top = topOf(tree, form, width, corners)
  const room = (height - top - BOTTOM - form.height) / Math.max(1, tree.rows - 1)
  const row = Math.min(form.row * 1.15, Math.max(form.row, room))
  for (const node of tree.nodes) {
    node.x = left + node.column * column
    node.y = top + node.depth * row
  }
  return { width, height }
}
