/** What a table puts into the header of the page: on a phone in place of the links to other pages, otherwise beside
 *  them. */

import type { Snippet } from 'svelte'
import { MediaQuery } from 'svelte/reactivity'

export const bar: { head: Snippet | null; story: Snippet | null } = $state({ head: null, story: null })

/** The board keeps the screen: hand and question are a sheet over its edge, everything else slides in. */
export const phone = new MediaQuery('(max-width: 860px), (max-height: 520px)')
/** A phone on its side: the sheet stands at the right. */
export const lying = new MediaQuery('(max-height: 520px)')
