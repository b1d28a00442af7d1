import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls back once after a time that stands still while paused.
 *
 * @param duration ms; null never calls
 * @param paused whether the time stands still now
 */
export function useCountdown(duration: number | null, paused: boolean, onEnd: () => void): void {
  const left = useRef(duration);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (left.current === null || paused) return;
    const since = performance.now();
    const timer = setTimeout(end, left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, (left.current ?? 0) - (performance.now() - since));
    };
  }, [paused]);
}
