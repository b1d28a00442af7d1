/** Returns true if this page was opened by a reload, not by a link, Back or a new tab. */
export function isPageReload(): boolean {
  return performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');
}
