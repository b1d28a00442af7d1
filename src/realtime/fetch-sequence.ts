export type FetchSequence = ReturnType<typeof createFetchSequence>;

/**
 * Orders events against the fetches of one query: an event has no time of its own that can be compared with a response.
 *
 * ```
 * fetch 1 starts ── event A (id 1) ── response 1 ── fetch 2 starts ── event B (id 2) ── response 2
 * ```
 * Event A came after fetch 1 had started, so response 1 may be older than A: A is shown, fetch 1 is cancelled and repeated.
 * Once response 2 is there, A (id 1) is older than a response and is dropped; B (id 2) is not.
 *
 * @param currentFetch the promise of the query's latest fetch. A fetch that replaces another one emits no event, so that
 * fetches are told apart by their promises
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
    /** Returns the number of the latest fetch; an event that arrives now carries it. */
    currentId,
    /** Notes that the latest fetch has its response. */
    markAnswered(): void {
      answeredId = currentId();
    },
    /** Whether no response is newer than an event with this number. */
    isUnanswered: (id: number): boolean => id >= answeredId,
    /** Whether the latest fetch started before an event with this number, so that its response may be older. */
    isFetchOlderThan: (id: number): boolean => id >= currentId(),
  };
}
