// Separate chunk: loaded only when the bell is pressed.
import { useState } from 'react';

import { logFailure } from '@/shared/lib/log';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { showAlert } from '@/product/alert-store';

import { NotificationFilters } from './notification-filters';
import { NotificationList } from './notification-list';
import type { NotificationFilter } from './notification-queries';
import { useMarkAsRead, useUnreadCount } from './notification-queries';
import { NotificationSettings } from './notification-settings';
import styles from './notifications-dialog.module.css';

/** Renders all notices of the player by day, and the settings for later ones. */
export function NotificationsDialog({ onClose }: { onClose: () => void }) {
  const [filter, setFilter] = useState<NotificationFilter>({});
  const [isChoosing, setChoosing] = useState(false);
  const unread = useUnreadCount();
  const readOne = useMarkAsRead((error) => logFailure('A notification could not be marked as read.', error));
  const readAll = useMarkAsRead(() => showAlert('error', 'Não foi possível marcar os avisos como lidos. Tente de novo.'));
  if (isChoosing) {
    return (
      <Dialog title="Quais avisos receber" onClose={onClose}>
        <NotificationSettings onBack={() => setChoosing(false)} />
      </Dialog>
    );
  }
  return (
    <Dialog title="Avisos" onClose={onClose}>
      <div className={styles.centre}>
        <NotificationFilters filter={filter} onChange={setFilter} />
        <NotificationList filter={filter} onRead={(id) => readOne.mutate(id)} onFollow={onClose} />
        <div className={styles.foot}>
          <Button
            busy={readAll.isPending}
            reason={unread === 0 ? 'Todos os avisos estão lidos.' : undefined}
            onClick={() => readAll.mutate(undefined)}
          >
            Marcar todos como lidos
          </Button>
          <Button variant="ghost" onClick={() => setChoosing(true)}>
            Escolher avisos
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
