/** What happens to a page that matters to a connection. */
interface PageLifecycleHandlers {
  /** It is left, perhaps for the back-forward cache, where no connection lives and which one keeps it out of. */
  readonly hidden: () => void;
  /** It is looked at again, out of that cache or from another tab. */
  readonly shown: () => void;
  /** The device has a network again. */
  readonly online: () => void;
}

/**
 * Follows the life of the page.
 *
 * @returns ends it
 */
export function onPageLifecycle({ hidden, shown, online }: PageLifecycleHandlers): () => void {
  const end = new AbortController();
  const { signal } = end;
  window.addEventListener('pagehide', hidden, { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && shown(), { signal });
  document.addEventListener('visibilitychange', () => document.hidden || shown(), { signal });
  window.addEventListener('online', online, { signal });
  return () => end.abort();
}
