import { useRealtimeStore } from './use-realtime';

/** Time without the balance channel until the balance is marked as stale, so that a short reconnect shows nothing. */
export const STALE_AFTER_MS = 3000;

/**
 * Marks the balance as stale while its channel is down.
 *
 * @returns a function to be called with true while the channel is down
 */
export function createStaleBalanceTimer(): (isMissed: boolean) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (isMissed) => {
    if (isMissed) {
      timer ??= setTimeout(() => useRealtimeStore.setState({ stale: true }), STALE_AFTER_MS);
      return;
    }
    clearTimeout(timer);
    timer = undefined;
    if (useRealtimeStore.getState().stale) useRealtimeStore.setState({ stale: false });
  };
}
