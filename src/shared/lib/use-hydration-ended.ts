import { startTransition, useEffect, useState } from 'react';

import { hydrationDone, isPrerendering } from './hydration';

/**
 * Returns false until the prerendered page is hydrated. Content that is not in its HTML, such as the player's, waits
 * for it: React hydrates a page only while it has nothing else to do, and code that loads would hold it up. The change
 * is a transition, which does not block input.
 */
export function useHydrationEnded(): boolean {
  const [hasEnded, setEnded] = useState(() => hydrationDone() === undefined && !isPrerendering());
  useEffect(() => {
    let isMounted = true;
    const end = () => isMounted && startTransition(() => setEnded(true));
    const done = hydrationDone();
    if (done === undefined) end();
    else void done.then(end);
    return () => {
      isMounted = false;
    };
  }, []);
  return hasEnded;
}
