import { TICK_MS, useNow } from '@/shared/lib/use-now';

/**
 * Returns the remaining time in whole seconds by the server's clock, because the device's may be wrong.
 *
 * @param until end, ISO 8601
 * @param serverTime time of the response, ISO 8601
 * @param fetchedAt time of the response by the clock of the device, in ms since 1970
 */
export function useTimeLeft(until: string, serverTime: string, fetchedAt: number): number {
  const end = fetchedAt + Date.parse(until) - Date.parse(serverTime);
  const now = useNow();
  // A device clock that was set back must not prolong the time.
  return Math.max(0, Math.ceil((end - Math.max(now, fetchedAt)) / TICK_MS));
}
