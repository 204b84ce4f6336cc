/** A question in words: what is asked in one sentence, and what there is to know about it. */

export interface Question {
  first: string
  rest: string
}

/** "Dr." ends no sentence. */
const SENTENCE = /^.{8,110}?(?:[?!…]|(?<!\b\p{Lu}\p{Ll}?)\.)(?=\s|$)/su
/** A question that follows what has happened, and is short enough to be read with it. */
const ASKED = /^[^.?!…]{4,80}\?/u

export function question(whole: string): Question {
  const first = SENTENCE.exec(whole)?.[0] ?? whole
  const rest = whole.slice(first.length).trim()
  // Where there is no room the rest is left out, but never what is asked.
  const asked = first.endsWith('?') ? undefined : ASKED.exec(rest)?.[0]
  return asked ? { first: `${first} ${asked}`, rest: rest.slice(asked.length).trim() } : { first, rest }
}
