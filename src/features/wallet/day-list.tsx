import type { ReactNode } from 'react';

import { dayLabel, groupByDay } from '@/shared/format/day-label';

import styles from './money-list.module.css';

interface DayListProps<Item> {
  /** Items, newest first. */
  items: readonly Item[];
  /** Returns an ISO 8601 date-time. */
  getTime: (item: Item) => string;
  getId: (item: Item) => string;
  /** Level of the headings. */
  level?: 2 | 3;
  children: (item: Item) => ReactNode;
}

/** Renders items by day in the site's time zone (SPEC D21). */
export function DayList<Item>({ items, getTime, getId, level = 2, children }: DayListProps<Item>) {
  const Heading = `h${level}` as const;
  return [...groupByDay(items, getTime)].map(([day, ofDay]) => (
    <section key={day} className={styles.day}>
      <Heading className={styles.dayTitle}>{dayLabel(day)}</Heading>
      <ul className={styles.lines}>
        {ofDay.map((item) => (
          <li key={getId(item)}>{children(item)}</li>
        ))}
      </ul>
    </section>
  ));
}
