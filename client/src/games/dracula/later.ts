/** What is drawn only when it happens. */

export const later = {
  combat: () => import('./Combat.svelte'),
  encounter: () => import('./EncounterStage.svelte'),
  moment: () => import('./Moment.svelte'),
}
