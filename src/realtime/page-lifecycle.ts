interface PageLifecycleHandlers {
  /** Called when the page is left, not when its tab is hidden. An open connection would keep it out of the back/forward cache. */
  readonly hidden: () => void;
  /** Called when the page is visible again, also without `hidden` before, and up to twice after the back/forward cache. */
  readonly shown: () => void;
  readonly online: () => void;
}

/**
 * Calls handlers when the page is left, shown again or back online.
 * @returns an unsubscribe function
 */
export function onPageLifecycle({ hidden, shown, online }: PageLifecycleHandlers): () => void {
  const abort = new AbortController();
  const { signal } = abort;
  window.addEventListener('pagehide', hidden, { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && shown(), { signal });
  document.addEventListener('visibilitychange', () => document.hidden || shown(), { signal });
  window.addEventListener('online', online, { signal });
  return () => abort.abort();
}
