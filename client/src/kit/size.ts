/** XS 60×84: emblem, medallion, sign of the kind.  S 80×112: and the title.  M 120×168: and the kind in words; the text if
 *  it fits.  H 180×252: the hand, with the text.  L 300×420: to read, with the flavour. */
export type Size = 'XS' | 'S' | 'M' | 'H' | 'L'

/** Yours to choose; chosen; being resolved now; not to choose now. */
export type State = 'choice' | 'selected' | 'now' | 'off' | ''
