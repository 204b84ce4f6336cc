/** Whether somebody wants to see where the others can be: kept in the browser, for each side. */

const KEY = 'nokturn.dracula.eye'

function load(): { hunters: boolean; dracula: boolean } {
  try {
    return { hunters: true, dracula: false, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as object) }
  } catch {
    return { hunters: true, dracula: false }
  }
}

class Eye {
  private open = $state(load())

  sees(dracula: boolean): boolean {
    return dracula ? this.open.dracula : this.open.hunters
  }

  turn(dracula: boolean): void {
    if (dracula) this.open.dracula = !this.open.dracula
    else this.open.hunters = !this.open.hunters
    try {
      localStorage.setItem(KEY, JSON.stringify(this.open))
    } catch {
      // Private windows may refuse to keep anything; it then lasts as long as the page.
    }
  }
}

export const eye = new Eye()
