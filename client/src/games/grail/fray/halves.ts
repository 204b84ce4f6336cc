/** The outlines of key halves: rows of attributes meet as arrow and notch, magic as two teeth, the free row as a knob. */

import type { Shape } from './cards'

export const RIGHT: Readonly<Record<Shape, string>> = {
  attr: 'M0 1H35L43 16L35 31H0Z',
  magic: 'M0 1H35L42 8.5L35 16L42 23.5L35 31H0Z',
  free: 'M0 1H35V8A8 8 0 0 1 35 24V31H0Z',
}
export const LEFT: Readonly<Record<Shape, string>> = {
  attr: 'M0 1H36V31H0L8 16Z',
  magic: 'M0 1H36V31H0L7 23.5L0 16L7 8.5Z',
  free: 'M0 1H36V31H0V24A8 8 0 0 0 0 8Z',
}
