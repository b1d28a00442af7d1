import { useRealtimeStore } from './use-realtime';

/** Length up to which an outage is not shown, such as that of a short reconnect. */
export const STALE_AFTER_MS = 3000;

/**
 * Creates the timer that marks the balance in `useRealtimeStore` as possibly outdated, `STALE_AFTER_MS` after the first true.
 *
 * @returns a function that takes true while the balance channel is down, and false to remove the mark at once
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
