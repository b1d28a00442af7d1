/** Returns true if the player has loaded the page again. */
export function isPageReload(): boolean {
  return performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');
}
