/** What is drawn only when it happens. */

export const later = {
  combat: () => import('./CombatStage.svelte'),
  shares: () => import('./Shares.svelte'),
  poll: () => import('./PollStage.svelte'),
}
