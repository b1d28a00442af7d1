// Separate chunk: loaded only when the bell is pressed.
import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import type { NotificationSettings as Settings } from '@generated/api/model/notification-settings';
import { getGetNotificationSettingsQueryKey, useGetNotificationSettings, setNotificationSettings } from '@generated/api/notifications';
import type { NotificationType } from '@generated/api/model/notification-type';

import { logFailure } from '@/shared/lib/log';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { showAlert } from '@/product/alert-store';
import { CheckboxField } from '@/shared/forms/checkbox-field';
import { QueryView } from '@/shared/ui/query-view';
import quiet from '@/shared/ui/quiet.module.css';
import layout from '@/shared/ui/layout.module.css';

import { NotificationList } from './notification-list';
import type { NotificationFilter } from './notification-queries';
import { useHasBonusNotices, useMarkAsRead, useUnreadCount } from './notification-queries';
import styles from './notifications-dialog.module.css';
import { isPushBlocked } from './push/push-device';
import { usePush } from './push/use-push';

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
        <div className={`${layout.small} ${styles.foot}`}>
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

/** Kinds of notices that can be turned off, each with the label of its switch. A kind that the settings do not contain has no switch. */
const LABELS: readonly (readonly [keyof Settings, string])[] = [
  ['deposit', 'Depósitos: quando o valor entra no saldo'],
  ['withdrawal', 'Saques: quando o valor é enviado ou recusado'],
  ['bonus', 'Bônus e promoções'],
  ['bet', 'Apostas esportivas: quando o resultado sai'],
  ['system', 'Novidades do site'],
];

/** Renders a switch for each kind of notice that can be turned off, and for push. A failed change is undone, with an alert. */
function NotificationSettings({ onBack }: { onBack: () => void }) {
  const query = useGetNotificationSettings();
  const hasBonuses = useHasBonusNotices();
  const client = useQueryClient();
  const { mutate, variables, isPending } = useMutation({
    mutationFn: (change: Partial<Settings>) => setNotificationSettings(change),
    onSuccess: (settings) => client.setQueryData(getGetNotificationSettingsQueryKey(), settings),
    onError: () => showAlert('error', 'Não foi possível salvar. Tente de novo.'),
  });
  return (
    <div className={styles.centre}>
      <QueryView query={query} failed="Não foi possível carregar as suas escolhas" lines={4}>
        {({ data }) => (
          <div className={layout.medium} role="group" aria-label="Quais avisos receber" aria-busy={isPending || undefined}>
            {LABELS.filter(([type]) => data[type] !== undefined && (hasBonuses || type !== 'bonus')).map(([type, label]) => (
              <CheckboxField
                key={type}
                label={label}
                checked={(isPending ? variables[type] : undefined) ?? data[type] ?? false}
                onChange={({ target }) => {
                  if (!isPending) mutate({ [type]: target.checked });
                }}
              />
            ))}
            <PushSwitch />
            <p className={quiet.text}>Avisos sobre limites, pausas e verificação são sempre enviados, para a sua segurança.</p>
          </div>
        )}
      </QueryView>
      <div className={`${layout.small} ${styles.foot}`}>
        <Button onClick={onBack}>Voltar aos avisos</Button>
      </div>
    </div>
  );
}

/** Types of notices to filter by, each with its label. */
const TYPES: readonly { type: NotificationType; label: string }[] = [
  { type: 'deposit', label: 'Depósitos' },
  { type: 'withdrawal', label: 'Saques' },
  { type: 'bonus', label: 'Bônus' },
  { type: 'bet', label: 'Apostas esportivas' },
  { type: 'protection', label: 'Limites e pausas' },
  { type: 'verification', label: 'Verificação' },
  { type: 'system', label: 'Site' },
];

interface NotificationFiltersProps {
  filter: NotificationFilter;
  onChange: (filter: NotificationFilter) => void;
}

function NotificationFilters({ filter: { type, status }, onChange }: NotificationFiltersProps) {
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

/**
 * Renders the switch for notices on this device, or nothing if the browser or the operator does not offer them, and until that is known.
 */
export function PushSwitch() {
  const push = usePush();
  if (push === undefined) return null;
  const isBlocked = isPushBlocked();
  return (
    <div className={`${layout.small} ${styles.push}`}>
      <CheckboxField
        label="Avisar neste aparelho, com o site fechado: saques, depósitos e limites"
        checked={push.isOn}
        disabled={isBlocked}
        aria-busy={push.isBusy || undefined}
        onChange={({ target }) => push.turn(target.checked)}
      />
      {isBlocked && <p className={quiet.text}>As notificações deste site estão bloqueadas. Libere nas configurações do navegador.</p>}
    </div>
  );
}
