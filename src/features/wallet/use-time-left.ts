import { useEffect, useState } from 'react';

const SECOND = 1000;

/**
 * How long until a moment by the server's clock, counted down each second: the device's own clock may be wrong.
 *
 * @param until the moment, ISO 8601
 * @param serverTime what the server's clock said, ISO 8601
 * @param since when it said so, by the device's clock, in ms
 * @returns whole seconds, 0 once it is over
 */
export function useTimeLeft(until: string, serverTime: string, since: number): number {
  const end = since + Date.parse(until) - Date.parse(serverTime);
  const [now, setNow] = useState(Date.now);
  const isOver = now >= end;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [isOver]);
  // Never more than the server said, whatever the device's clock did meanwhile.
  return Math.max(0, Math.ceil((end - Math.max(now, since)) / SECOND));
}

/** Seconds as players read them: '14:05'. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
