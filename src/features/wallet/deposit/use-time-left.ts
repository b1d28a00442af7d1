import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/**
 * Returns the remaining time in whole seconds by the server's clock, because the device's may be wrong.
 *
 * @param until end, ISO 8601
 * @param serverTime time of the response, ISO 8601
 * @param fetchedAt time of the response by the clock of the device, in ms since 1970
 */
export function useTimeLeft(until: string, serverTime: string, fetchedAt: number): number {
  const end = fetchedAt + Date.parse(until) - Date.parse(serverTime);
  const [now, setNow] = useState(Date.now);
  const isOver = now >= end;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isOver]);
  // A device clock that was set back must not prolong the time.
  return Math.max(0, Math.ceil((end - Math.max(now, fetchedAt)) / SECOND_MS));
}

/** Formats seconds: '14:05'. */
export function formatClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
