import { Icon } from '@/shared/ui/icon';
import { openModal } from '@/product/modal-store';

import styles from './notification-bell.module.css';
import { useUnreadCount } from './notification-queries';
import { unreadLabel, unreadText } from './unread-text';

/** Renders the button that opens the notification centre (SPEC S23). Its accessible name contains the unread count. */
export function NotificationBell() {
  const unread = useUnreadCount();
  return (
    <button
      type="button"
      className={styles.bell}
      aria-label={unreadLabel(unread)}
      title="Avisos"
      aria-haspopup="dialog"
      onClick={() => openModal({ name: 'notifications' })}
    >
      <Icon name="bell" size={22} />
      {unread > 0 && (
        <span className={styles.count} aria-hidden="true">
          {unreadText(unread)}
        </span>
      )}
    </button>
  );
}
