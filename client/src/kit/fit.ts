/** Text is never cut.  The art gives way by itself; then the type steps down, the flavour goes, the emblem draws back and goes, and
 *  only then the panel scrolls, and says so.  Cards that come together are measured together. */

export const STEPS: Readonly<Record<string, readonly string[]>> = {
  M: ['t-1'],
  H: ['t-1', 't-2', 'is-wordy', 't-3', 't-4', 'is-bare'],
  L: ['t-1', 't-2', 'no-flavour', 'is-wordy', 't-3', 't-4'],
}
const TITLES = ['b-1', 'b-2', 'b-3', 'b-4']

const waiting = new Set<HTMLElement>()
let asked = 0

/** Letters stand on no edge of the parchment, as long as something else can give way. */
const EDGE = 2
const taller = (text: Element, edge: number): boolean =>
  text.scrollHeight > text.clientHeight + 1 ||
  [...text.children].some(
    (one) => one instanceof HTMLElement && one.offsetTop + one.scrollHeight > text.clientHeight - edge,
  )

/** The steps a card has taken stand in an attribute of their own: its class is rewritten whenever its state changes. */
function take(card: HTMLElement, step: string): void {
  card.dataset['fit'] = [card.dataset['fit'], step].filter(Boolean).join(' ')
}

function fitTexts(cards: readonly HTMLElement[]): void {
  for (const card of cards) delete card.dataset['fit']
  let over = cards.flatMap((card) => {
    const text = card.querySelector('.text')
    return text ? [{ card, text, steps: STEPS[card.dataset['size'] ?? ''] ?? [] }] : []
  })
  for (let step = 0; over.length; step++) {
    over = over.filter(({ text, steps }) => taller(text, step < steps.length ? EDGE : -1))
    for (const { card, steps } of over) {
      const next = steps[step]
      if (next) take(card, next)
      // Whole or not at all: on a small card the emblem and the word stay, the large one has the text.
      else take(card, card.dataset['size'] === 'M' ? 'no-text' : 'has-scroll')
    }
    over = over.filter(({ steps }) => step < steps.length)
  }
  for (const card of cards) {
    const text = card.querySelector<HTMLElement>('.text')
    const reached = card.matches('[data-fit~=has-scroll]') && !card.closest('button, a')
    if (reached) text?.setAttribute('tabindex', '0')
    else text?.removeAttribute('tabindex')
  }
}

/** A word too wide for its card makes the title smaller; it is never broken. */
function fitTitles(cards: readonly HTMLElement[]): void {
  let over = cards.flatMap((card) => [...card.querySelectorAll<HTMLElement>('.title')])
  for (const title of over) title.classList.remove(...TITLES)
  for (const step of TITLES) {
    // Its letters are higher than its lines, which says nothing.
    over = over.filter((title) => title.scrollWidth > title.clientWidth + 1)
    for (const title of over) title.classList.add(step)
  }
}

function fitAll(): void {
  asked = 0
  const cards = [...waiting].filter((card) => card.isConnected && card.clientWidth > 0)
  waiting.clear()
  fitTitles(cards)
  fitTexts(cards)
}

/** Before the next picture. */
export function refit(card: HTMLElement): void {
  waiting.add(card)
  asked ||= requestAnimationFrame(fitAll)
}

/** At once, e.g. for a card whose place on the page depends on its size. */
export function fitNow(): void {
  cancelAnimationFrame(asked)
  fitAll()
}

const kept = new Set<HTMLElement>()
// One for all cards, made with the first of them; asking each time whether the fonts are there would lay out the page.
let sizes: ResizeObserver | undefined

function watch(): ResizeObserver {
  document.fonts?.addEventListener('loadingdone', () => kept.forEach(refit))
  return new ResizeObserver((seen) => {
    for (const { target } of seen) refit(target as HTMLElement)
  })
}

/** Kept fitting: with the fonts, and whenever the card comes to be seen. */
export function fitted(card: HTMLElement): () => void {
  refit(card)
  kept.add(card)
  sizes ??= watch()
  sizes.observe(card)
  return () => {
    sizes?.unobserve(card)
    kept.delete(card)
    waiting.delete(card)
  }
}
