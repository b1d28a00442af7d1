import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls `onEnd` after a duration, not counting pauses. A pause after the end would call it again: unmount then.
 *
 * @param duration ms; null never ends. Only the value of the first render counts
 */
export function useCountdown(duration: number | null, paused: boolean, onEnd: () => void): void {
  const remainingMs = useRef(duration);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (remainingMs.current === null || paused) return;
    const since = performance.now();
    const timer = setTimeout(end, remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current = Math.max(0, (remainingMs.current ?? 0) - (performance.now() - since));
    };
  }, [paused]);
}
