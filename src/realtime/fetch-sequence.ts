export type FetchSequence = ReturnType<typeof createFetchSequence>;

/**
 * Orders events against fetches of one query, because events have no time that is comparable with a response.
 *
 * ```
 * fetch 1 ── event A (id 1) ── response 1 ── fetch 2 ── event B (id 2) ── response 2
 * ```
 * Response 1 may be older than A: A is applied and fetch 1 is repeated. After response 2, A is dropped and B is not.
 *
 * @param currentFetch returns the promise of the latest fetch. Promises are compared, because React Query emits no
 * event when one fetch replaces another
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
    /** Returns the id of the latest fetch. An arriving event is tagged with it. */
    currentId,
    /** Records that the latest fetch has its response. */
    markAnswered(): void {
      answeredId = currentId();
    },
    /** Returns true if no response is newer than an event with this id. */
    isUnanswered: (id: number): boolean => id >= answeredId,
    /** Returns true if the latest fetch started before an event with this id, so that its response may be older. */
    isFetchOlderThan: (id: number): boolean => id >= currentId(),
  };
}
