/**
 * Fetches the code of a page when a link to it is pointed at, touched or focused, so that it is there when the link is
 * followed, and nobody pays for pages they do not visit.
 *
 * @param loaderOf gives what loads the page at a path of the site; loading twice must be free
 * @returns ends it
 */
export function preloadOnIntent(loaderOf: (path: string) => (() => Promise<unknown>) | undefined): () => void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
    // What cannot be had now is asked for again, and reported, when the link is followed.
    if (link !== null) loaderOf(link.pathname)?.().catch(() => undefined);
  };
  const events = ['pointerover', 'touchstart', 'focusin'];
  for (const event of events) document.addEventListener(event, onIntent, { passive: true });
  return () => {
    for (const event of events) document.removeEventListener(event, onIntent);
  };
}
