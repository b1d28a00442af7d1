import type { NotificationType } from '@generated/api/model/notification-type';

import type { NotificationFilter } from './notification-queries';
import { useHasBonusNotices } from './notification-queries';
import styles from './notifications-dialog.module.css';

const TYPES: readonly { type: NotificationType; label: string }[] = [
  { type: 'deposit', label: 'Depósitos' },
  { type: 'withdrawal', label: 'Saques' },
  { type: 'bonus', label: 'Bônus' },
  { type: 'protection', label: 'Limites e pausas' },
  { type: 'verification', label: 'Verificação' },
  { type: 'system', label: 'Site' },
];

interface NotificationFiltersProps {
  filter: NotificationFilter;
  onChange: (filter: NotificationFilter) => void;
}

export function NotificationFilters({ filter: { type, status }, onChange }: NotificationFiltersProps) {
  const hasBonuses = useHasBonusNotices();
  const change = (next: { type: NotificationType | undefined; status: NotificationFilter['status'] }) =>
    onChange({ ...(next.type !== undefined && { type: next.type }), ...(next.status !== undefined && { status: next.status }) });
  return (
    <div className={styles.filters} role="group" aria-label="Filtrar avisos">
      <button
        type="button"
        className={styles.chip}
        aria-pressed={status === 'unread'}
        onClick={() => change({ type, status: status === undefined ? 'unread' : undefined })}
      >
        Não lidos
      </button>
      {TYPES.filter((one) => hasBonuses || one.type !== 'bonus').map((one) => (
        <button
          key={one.type}
          type="button"
          className={styles.chip}
          aria-pressed={type === one.type}
          onClick={() => change({ type: type === one.type ? undefined : one.type, status })}
        >
          {one.label}
        </button>
      ))}
    </div>
  );
}
