import type { ReactNode } from 'react';

import type { Notification } from '@generated/api/model/notification';

import { formatTime } from '@/shared/format/date';
import { dayLabel, groupByDay } from '@/shared/format/day-label';
import { Notice } from '@/shared/ui/notice';
import { MoreButton } from '@/shared/ui/more-button';
import { QueryView } from '@/shared/ui/query-view';
import { labelOf } from '@/shared/lib/label-of';
import { uniqueById } from '@/shared/lib/unique-by-id';
import { Icon } from '@/shared/ui/icon';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import quiet from '@/shared/ui/quiet.module.css';
import { Link } from '@/product/navigation';
import { safeRedirectPath } from '@/product/paths';

import type { NotificationFilter } from './notification-queries';
import { useHasBonusNotices, useNotificationPages } from './notification-queries';
import styles from './notifications-dialog.module.css';
import { NOTIFICATION_ICONS } from './notification-icons';

interface NotificationListProps {
  filter: NotificationFilter;
  /** Runs when the player presses a notice that is unread. */
  onRead: (id: string) => void;
  /** Runs when the player follows the link of a notice. */
  onFollow: () => void;
}

/** Renders the notices by day in the site's time zone (SPEC D21), newest first. Those about bonuses are left out if bonuses are hidden. */
export function NotificationList({ filter, onRead, onFollow }: NotificationListProps) {
  const query = useNotificationPages(filter);
  const hasBonuses = useHasBonusNotices();
  return (
    <QueryView query={query} failed="Não foi possível carregar os avisos" lines={6}>
      {({ pages }) => {
        const notices = uniqueById(pages.flatMap(({ data }) => data)).filter(({ type }) => hasBonuses || type !== 'bonus');
        // Later pages can have notices even if all those of the first ones are left out.
        if (notices.length === 0 && !query.hasNextPage) return <Notice icon="bell" slim title={emptyText(filter)} />;
        return (
          <div>
            {[...groupByDay(notices, ({ created_at: at }) => at)].map(([day, ofDay]) => (
              <section key={day}>
                <h3 className={`${quiet.text} ${styles.dayTitle}`}>{dayLabel(day)}</h3>
                <ul className={styles.list}>
                  {ofDay.map((notice) => (
                    <li key={notice.id}>
                      <NotificationItem notice={notice} onRead={() => onRead(notice.id)} onFollow={onFollow} />
                    </li>
                  ))}
                </ul>
              </section>
            ))}
            <MoreButton query={query}>Ver mais avisos</MoreButton>
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

interface NotificationItemProps {
  notice: Notification;
  onRead: () => void;
  onFollow: () => void;
}

/** Renders a notice: a link to its page, which also marks it as read, or else a button that does so while the notice is unread. */
function NotificationItem({ notice, onRead, onFollow }: NotificationItemProps) {
  const to = safeRedirectPath(notice.url);
  const isRead = notice.read_at !== null;
  const read = () => {
    if (!isRead) onRead();
  };
  if (to !== undefined) {
    return (
      <Link
        className={styles.item}
        to={to}
        replace
        onClick={() => {
          read();
          onFollow();
        }}
      >
        <Words notice={notice} end={<Icon name="chevron-right" size={18} />} />
      </Link>
    );
  }
  if (isRead) {
    return (
      <div className={styles.item}>
        <Words notice={notice} />
      </div>
    );
  }
  return (
    <button type="button" className={styles.item} onClick={read}>
      <Words notice={notice} />
      <VisuallyHidden>Marcar como lido</VisuallyHidden>
    </button>
  );
}

function Words({ notice: { type, title, body, created_at: at, read_at: readAt }, end }: { notice: Notification; end?: ReactNode }) {
  const isUnread = readAt === null;
  return (
    <>
      <span className={styles.icon} data-unread={isUnread || undefined}>
        <Icon name={labelOf(NOTIFICATION_ICONS, type, 'bell')} size={20} />
      </span>
      <span className={styles.words}>
        <span className={styles.title} data-unread={isUnread || undefined}>
          {isUnread && <VisuallyHidden>Não lido: </VisuallyHidden>}
          <span>{title}</span>
        </span>{' '}
        <span className={styles.body}>{body}</span> <span className={`${quiet.small} ${styles.time}`}>{formatTime(at)}</span>
      </span>
      {end}
    </>
  );
}
