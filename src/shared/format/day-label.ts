import { formatDate } from './date';

const DAY_MS = 86_400_000;

/**
 * Formats the day of a list: 'Hoje', 'Ontem', by the device's clock, or the day itself.
 *
 * @param day 'DD/MM/AAAA' in the site's time zone
 */
export function dayLabel(day: string): string {
  const now = Date.now();
  if (day === formatDate(new Date(now).toISOString())) return 'Hoje';
  return day === formatDate(new Date(now - DAY_MS).toISOString()) ? 'Ontem' : day;
}

/**
 * Returns items by day ('DD/MM/AAAA' in the site's time zone), in their order.
 *
 * @param getTime returns an ISO 8601 date-time
 */
export function groupByDay<Item>(items: readonly Item[], getTime: (item: Item) => string): ReadonlyMap<string, readonly Item[]> {
  const days = new Map<string, Item[]>();
  for (const item of items) {
    const day = formatDate(getTime(item));
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return days;
}
