import { describe, expect, it } from 'vitest'

import { question } from '../src/lib/question'

describe('a question in words', () => {
  it('is its first sentence; an abbreviation ends none', () => {
    expect(question('Ania, what does Dr. Seward do? By night nobody travels.')).toEqual({
      first: 'Ania, what does Dr. Seward do?',
      rest: 'By night nobody travels.',
    })
  })

  it('keeps what is asked with what has happened', () => {
    expect(question('Ania, your phase ends. Anything more? Events are free.')).toEqual({
      first: 'Ania, your phase ends. Anything more?',
      rest: 'Events are free.',
    })
  })

  it('takes no later question, nor a long one, with it', () => {
    const rest = 'You hold three. What then?'
    expect(question(`Ania, choose a card. ${rest}`)).toEqual({ first: 'Ania, choose a card.', rest })
    const long = `Which of ${'all these many things '.repeat(5)}do you choose?`
    expect(question(`Ania, choose a card. ${long}`).rest).toBe(long)
  })
})
