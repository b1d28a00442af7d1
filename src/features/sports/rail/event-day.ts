import type { SportsEvent } from '@frames/protocol/sportsbook';

import { formatDate, formatTime } from '@/shared/format/date';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Returns the day in the site's time zone: 'Hoje', 'Amanhã', '23/11'.
 *
 * @param iso ISO 8601 date-time with offset
 * @param now ms since 1970
 */
export function eventDayLabel(iso: string, now: number): string {
  const day = formatDate(iso);
  if (day === formatDate(new Date(now).toISOString())) return 'Hoje';
  return day === formatDate(new Date(now + DAY_MS).toISOString()) ? 'Amanhã' : day.slice(0, 5);
}

/** Returns the time of an event: "Ao vivo · 63'" or 'Hoje, 16:00'. */
export function eventTimeLabel({ is_live: isLive, clock, starts_at: startsAt }: SportsEvent): string {
  if (isLive) return clock === undefined ? 'Ao vivo' : `Ao vivo · ${clock}`;
  return `${eventDayLabel(startsAt, Date.now())}, ${formatTime(startsAt)}`;
}
