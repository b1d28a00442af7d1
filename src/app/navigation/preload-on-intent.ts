/**
 * Preloads a page's code when a link to it is hovered, touched or focused.
 *
 * @param findLoader returns a path's loader; loading again must be cheap
 * @returns an unsubscribe function
 */
export function preloadOnIntent(findLoader: (path: string) => (() => Promise<unknown>) | undefined): () => void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
    // Following the link retries and reports a failure.
    if (link !== null) findLoader(link.pathname)?.().catch(() => undefined);
  };
  const events = ['pointerover', 'touchstart', 'focusin'];
  for (const event of events) document.addEventListener(event, onIntent, { passive: true });
  return () => {
    for (const event of events) document.removeEventListener(event, onIntent);
  };
}
