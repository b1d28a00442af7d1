/** Number of consecutive pages that are listed near the first and the last page. */
const RUN = 5;

/**
 * Returns the page numbers of a pagination, null for a gap of two or more. Up to 7 pages are all listed. Otherwise there are
 * always 7 items, so that the controls do not move.
 *
 * @param current number of the page, from 1 to `last`
 * @param last number of pages; 0 returns no items
 */
export function pageWindow(current: number, last: number): (number | null)[] {
  const all = Array.from({ length: last }, (_, index) => index + 1);
  if (last <= RUN + 2) return all;
  if (current < RUN) return [...all.slice(0, RUN), null, last];
  if (current > last - RUN + 1) return [1, null, ...all.slice(-RUN)];
  return [1, null, current - 1, current, current + 1, null, last];
}
