/** The address bar as state: `/`, `/t/<table>`, `/c/<campaign>`, `/rules/<game>`, `/cards/<game>`, `/decks`, `/join`. */

export interface Place {
  path: string
  parts: string[]
  query: URLSearchParams
  hash: string
}

function here(): Place {
  const { pathname, search, hash } = window.location
  return {
    path: pathname,
    parts: pathname.split('/').filter(Boolean),
    query: new URLSearchParams(search),
    hash: hash.slice(1),
  }
}

export const place: { now: Place } = $state({ now: here() })

export function go(path: string): void {
  window.history.pushState(null, '', path)
  place.now = here()
  window.scrollTo(0, 0)
}

/** Follow links inside the client without loading the page anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest('a')
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
  const url = new URL(link.href)
  if (url.origin !== window.location.origin || link.target || url.pathname.startsWith('/api/')) return
  // A part of this very page: the browser goes there by itself.
  if (url.hash && !url.hash.startsWith('#/') && url.pathname === window.location.pathname) return
  event.preventDefault()
  go(url.pathname + url.search + url.hash)
}

window.addEventListener('popstate', () => {
  place.now = here()
})
