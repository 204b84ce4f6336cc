/** What a table puts into the header of the page: on a phone in place of the links to other pages, otherwise beside
 *  them. */

import type { Snippet } from 'svelte'
import { MediaQuery } from 'svelte/reactivity'

import { MEDIA } from '../styles/media'

export const bar: { head: Snippet | null; story: Snippet | null } = $state({ head: null, story: null })

export const phone = new MediaQuery(MEDIA.phone)
export const lying = new MediaQuery(MEDIA.lying)
export const upright = new MediaQuery(MEDIA.upright)
/** A phone held upright, with little room above the sheet. */
export const short = new MediaQuery(`${MEDIA.upright} and (max-height: 800px)`)
