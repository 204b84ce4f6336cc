/** What is drawn only when it happens. */

export const later = {
  combat: () => import('./CombatStage.svelte'),
  poll: () => import('./PollStage.svelte'),
}
