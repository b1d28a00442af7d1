import { useInfiniteQuery } from '@tanstack/react-query';

import type { Notification } from '@generated/api/model/notification';

import { formatDate } from '@/shared/format/date';
import { dayLabel } from '@/shared/format/day-label';
import { Button } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';
import { QueryView } from '@/shared/ui/query-view';

import { NotificationItem } from './notification-item';
import type { NotificationFilter } from './notification-queries';
import { notificationPagesQuery, useHasBonusNotices } from './notification-queries';
import styles from './notifications-dialog.module.css';

interface NotificationListProps {
  filter: NotificationFilter;
  onRead: (id: string) => void;
  /** Runs when the player follows the link of a notice. */
  onFollow: () => void;
}

/** Renders the notices by day in the site's time zone (SPEC D21), newest first. */
export function NotificationList({ filter, onRead, onFollow }: NotificationListProps) {
  const query = useInfiniteQuery(notificationPagesQuery(filter));
  const hasBonuses = useHasBonusNotices();
  return (
    <QueryView query={query} failed="Não foi possível carregar os avisos" lines={6}>
      {({ pages }) => {
        const notices = pages.flatMap(({ data }) => data).filter(({ type }) => hasBonuses || type !== 'bonus');
        if (notices.length === 0) return <Notice icon="bell" slim title={emptyText(filter)} />;
        return (
          <div>
            {[...groupByDay(notices)].map(([day, ofDay]) => (
              <section key={day} className={styles.day}>
                <h3 className={styles.dayTitle}>{dayLabel(day)}</h3>
                <ul className={styles.list}>
                  {ofDay.map((notice) => (
                    <li key={notice.id}>
                      <NotificationItem notice={notice} onRead={() => onRead(notice.id)} onFollow={onFollow} />
                    </li>
                  ))}
                </ul>
              </section>
            ))}
            {query.hasNextPage && (
              <Button wide busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                Ver mais avisos
              </Button>
            )}
          </div>
        );
      }}
    </QueryView>
  );
}

function emptyText({ type, status }: NotificationFilter): string {
  if (status === 'unread') return 'Nenhum aviso não lido';
  return type === undefined ? 'Nenhum aviso ainda' : 'Nenhum aviso deste tipo';
}

/** Returns the notices by 'DD/MM/AAAA', in their order. A notice that moved to the next page appears once. */
function groupByDay(notices: readonly Notification[]): ReadonlyMap<string, readonly Notification[]> {
  const days = new Map<string, Notification[]>();
  for (const notice of new Map(notices.map((each) => [each.id, each])).values()) {
    const day = formatDate(notice.created_at);
    days.set(day, [...(days.get(day) ?? []), notice]);
  }
  return days;
}
