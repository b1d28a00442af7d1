import { useRealtimeStore } from '@/realtime/use-realtime';

/**
 * Reports interruptions of the socket when it is connected again. A hidden page closes its socket, and the time of a
 * first connection is no interruption.
 *
 * @param report receives the seconds without a connection
 * @returns an unsubscribe function
 */
export function watchSocketGaps(report: (seconds: number) => void): () => void {
  let wasConnected = useRealtimeStore.getState().state === 'connected';
  let lostAt: number | undefined;
  const stopStore = useRealtimeStore.subscribe(({ state }) => {
    if (state === 'connected') {
      if (lostAt !== undefined) report((performance.now() - lostAt) / 1000);
      lostAt = undefined;
      wasConnected = true;
    } else if (wasConnected && document.visibilityState === 'visible') {
      wasConnected = false;
      lostAt = performance.now();
    }
  });
  const onVisibilityChange = () => {
    if (document.visibilityState === 'visible') return;
    lostAt = undefined;
    wasConnected = false;
  };
  document.addEventListener('visibilitychange', onVisibilityChange);
  return () => {
    stopStore();
    document.removeEventListener('visibilitychange', onVisibilityChange);
  };
}
