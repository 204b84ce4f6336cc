/** What is drawn only when something happens: fetched soon after the table has opened, so that it is there in time. */

const SOON = 4000

/** Once the table can be played at; what it returns calls it off. */
export function beforehand(parts: (() => Promise<unknown>)[]): () => void {
  const timer = setTimeout(() => {
    for (const part of parts) part().catch(() => undefined) // it is fetched again when it happens
  }, SOON)
  return () => clearTimeout(timer)
}
