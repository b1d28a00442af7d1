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
    /** Returns the number of the latest fetch, with which arriving events are tagged. */
    currentId,
    /** Notes that the latest fetch was answered: its response is newer than all events tagged with an earlier number. */
    markAnswered(): void {
      answeredId = currentId();
    },
    /** Returns true for an event that may be newer than all responses. */
    isUnanswered: (id: number): boolean => id >= answeredId,
    /** Returns true for an event that may be newer than the response of the latest fetch. */
    isFetchOlderThan: (id: number): boolean => id >= currentId(),
  };
}
