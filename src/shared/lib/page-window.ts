const RUN = 5;

/**
 * Which pages a pager names: the first, the last, and the current one with its neighbours; null for a gap. A gap
 * never hides a single page, which would take no more room than its mark. The count of entries stays the same while
 * paging, so that the controls stay in place.
 *
 * @param current the page shown, from 1
 * @param last the last page, from 1
 */
export function pageWindow(current: number, last: number): (number | null)[] {
  const all = Array.from({ length: last }, (_, index) => index + 1);
  if (last <= RUN + 2) return all;
  if (current < RUN) return [...all.slice(0, RUN), null, last];
  if (current > last - RUN + 1) return [1, null, ...all.slice(-RUN)];
  return [1, null, current - 1, current, current + 1, null, last];
}
