import { formatDate } from '@/shared/format/date';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Returns the day in the site's time zone: 'Hoje', 'Amanhã', '23/11'.
 *
 * @param iso ISO 8601 date-time with offset
 * @param now ms since 1970
 */
export function dayLabel(iso: string, now: number): string {
  const day = formatDate(iso);
  if (day === formatDate(new Date(now).toISOString())) return 'Hoje';
  return day === formatDate(new Date(now + DAY_MS).toISOString()) ? 'Amanhã' : day.slice(0, 5);
}
