/**
 * Orders events against fetches of one query: no time in an event is comparable with a response.
 *
 * ```
 * fetch 1 ── event A (id 1) ── response 1 ── fetch 2 ── event B (id 2) ── response 2
 * ```
 * Response 1 may be older than A: A is applied and fetch 1 is repeated. After response 2, A is dropped and B is not.
 *
 * @param currentFetch promise of the latest fetch, compared because React Query emits no event when one fetch replaces
 * another
 */
export function createFetchSequence(currentFetch: () => unknown) {
  let lastFetch: unknown;
  let fetchId = 0;
  let answeredId = 0;

  function currentId(): number {
    const fetch = currentFetch();
    if (fetch !== lastFetch) fetchId += 1;
    lastFetch = fetch;
    return fetchId;
  }

  return {
    /** Tags arriving events. */
    currentId,
    markAnswered(): void {
      answeredId = currentId();
    },
    /** No response is newer than such an event. */
    isUnanswered: (id: number): boolean => id >= answeredId,
    /** Its response may be older than such an event. */
    isFetchOlderThan: (id: number): boolean => id >= currentId(),
  };
}
