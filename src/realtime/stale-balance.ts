import { useRealtimeStore } from './use-realtime';

/** How long the balance may be not heard of before it is shown as one that may be old, in ms: a reconnection is no news. */
export const STALE_AFTER_MS = 3000;

/**
 * Shows the balance as one that may be old while it is missed.
 *
 * @returns told each time whether it is missed now
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
