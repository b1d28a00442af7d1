import type { ReactNode } from 'react';

import type { Notification } from '@generated/api/model/notification';

import { formatTime } from '@/shared/format/date';
import { labelOf } from '@/shared/lib/label-of';
import { Icon } from '@/shared/ui/icon';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { Link } from '@/product/navigation';
import { safeRedirectPath } from '@/product/paths';

import { NOTIFICATION_ICONS } from './notification-types';
import styles from './notifications-dialog.module.css';

interface NotificationItemProps {
  notice: Notification;
  onRead: () => void;
  onFollow: () => void;
}

/** Renders a notice: a link to its page, or a button that marks it as read. */
export function NotificationItem({ notice, onRead, onFollow }: NotificationItemProps) {
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
        <span className={styles.body}>{body}</span> <span className={styles.time}>{formatTime(at)}</span>
      </span>
      {end}
    </>
  );
}
