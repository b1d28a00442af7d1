import { useEffect, useState } from 'react';

/** The longest wait for a quiet moment, in ms. */
const LONGEST = 4000;
/** The wait where a browser does not tell of quiet moments, in ms. */
const GUESS = 1500;

/** Whether the page has had a quiet moment; once true it stays so. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (typeof window.requestIdleCallback !== 'function') {
      const timer = setTimeout(() => setIdle(true), GUESS);
      return () => clearTimeout(timer);
    }
    const handle = window.requestIdleCallback(() => setIdle(true), { timeout: LONGEST });
    return () => window.cancelIdleCallback(handle);
  }, []);
  return isIdle;
}
