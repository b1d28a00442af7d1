import { useEffect, useState } from 'react';

const MAX_IDLE_WAIT_MS = 4000;
/** Without `requestIdleCallback`. */
const FALLBACK_WAIT_MS = 1500;

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
