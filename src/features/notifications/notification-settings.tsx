import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import type { NotificationSettings as Settings } from '@generated/api/model/notification-settings';
import {
  getGetNotificationSettingsQueryKey,
  getGetNotificationSettingsQueryOptions,
  setNotificationSettings,
} from '@generated/api/notifications';

import { CheckboxField } from '@/shared/forms/checkbox-field';
import { Button } from '@/shared/ui/button';
import { QueryView } from '@/shared/ui/query-view';
import { showAlert } from '@/product/alert-store';

import { useHasBonusNotices } from './notification-queries';
import styles from './notifications-dialog.module.css';
import { PushSwitch } from './push/push-switch';

const LABELS: readonly (readonly [keyof Settings, string])[] = [
  ['deposit', 'Depósitos: quando o valor entra no saldo'],
  ['withdrawal', 'Saques: quando o valor é enviado ou recusado'],
  ['bonus', 'Bônus e promoções'],
  ['system', 'Novidades do site'],
];

/** Renders switches for each kind of notice. A failed change is undone. */
export function NotificationSettings({ onBack }: { onBack: () => void }) {
  const query = useQuery(getGetNotificationSettingsQueryOptions());
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
          <div className={styles.settings} role="group" aria-label="Quais avisos receber" aria-busy={isPending || undefined}>
            {LABELS.filter(([type]) => hasBonuses || type !== 'bonus').map(([type, label]) => (
              <CheckboxField
                key={type}
                label={label}
                checked={(isPending ? variables[type] : undefined) ?? data[type]}
                onChange={({ target }) => {
                  if (!isPending) mutate({ [type]: target.checked });
                }}
              />
            ))}
            <PushSwitch />
            <p className={styles.note}>Avisos sobre limites, pausas e verificação são sempre enviados, para a sua segurança.</p>
          </div>
        )}
      </QueryView>
      <div className={styles.foot}>
        <Button onClick={onBack}>Voltar aos avisos</Button>
      </div>
    </div>
  );
}
