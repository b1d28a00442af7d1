import { useEffect, useState } from 'react';

/** Maximum wait for an idle callback, in ms. */
const MAX_IDLE_WAIT_MS = 4000;
/** Wait in browsers without `requestIdleCallback`, in ms. */
const FALLBACK_WAIT_MS = 1500;

/** Returns true once the main thread has been idle. It never becomes false again. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (typeof window.requestIdleCallback !== 'function') {
      const timer = setTimeout(() => setIdle(true), FALLBACK_WAIT_MS);
      return () => clearTimeout(timer);
    }
    const handle = window.requestIdleCallback(() => setIdle(true), { timeout: MAX_IDLE_WAIT_MS });
    return () => window.cancelIdleCallback(handle);
  }, []);
  return isIdle;
}
