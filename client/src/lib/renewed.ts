/** A page that was left open while the server got a new one asks for parts that are no longer there. */

const KEY = 'nokturn.renewed'
const OFTEN = 60_000 // milliseconds: a page that is no better for being read anew is not read anew all the time

const entry = (page: Document): string => page.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? ''

async function isOld(): Promise<boolean> {
  const answer = await fetch('/', { cache: 'no-store' })
  const now = new DOMParser().parseFromString(await answer.text(), 'text/html')
  return answer.ok && entry(now) !== '' && entry(now) !== entry(document)
}

async function renew(): Promise<void> {
  if (Date.now() - Number(sessionStorage.getItem(KEY)) < OFTEN || !(await isOld())) return
  sessionStorage.setItem(KEY, String(Date.now()))
  location.reload()
}

/** Read the page anew if a part cannot be fetched and the server has another page by now; whatever is at the table is
 *  known to the server.  Without an answer it stays: the connection is lost, which is said elsewhere. */
export function followRenewal(): void {
  window.addEventListener('vite:preloadError', () => void renew().catch(() => undefined))
}
