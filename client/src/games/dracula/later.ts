/** What is drawn only when it happens: fetched soon after the table has opened, so that it is there when it does. */

export const later = {
  combat: () => import('./Combat.svelte'),
  encounter: () => import('./EncounterStage.svelte'),
  moment: () => import('./Moment.svelte'),
}

const SOON = 4000

/** Once the table can be played at. */
export function beforehand(): () => void {
  const timer = setTimeout(() => {
    for (const part of Object.values(later)) part().catch(() => undefined) // it is fetched again when it happens
  }, SOON)
  return () => clearTimeout(timer)
}
