import type { Protection } from '@generated/api/model/protection';
import { suspendAccount } from '@generated/api/protection';

import { formatDateTime } from '@/shared/format/date';
import { useNow } from '@/shared/lib/use-now';
import { Card } from '@/shared/ui/page';
import { showAlert } from '@/shell/alert-store';

import type { AccountClosure } from './account-closure-form';
import { AccountClosureForm } from './account-closure-form';
import styles from './protection.module.css';
import { useProtectionMutation } from './use-protection-mutation';

const HOURS = { '24': 24, '168': 168, '720': 720 } as const;
type Hours = keyof typeof HOURS;
const PERIOD_LABELS: Readonly<Record<Hours, string>> = { '24': '24 horas', '168': '7 dias', '720': '30 dias' };
const PERIODS: readonly Hours[] = ['24', '168', '720'];
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** Renders the pause (SPEC D10). */
export function PauseCard({ protection: { suspension, exclusion } }: { protection: Protection }) {
  const now = useNow(MINUTE_MS);
  const ends = suspension === null ? 0 : Date.parse(suspension.until);
  const mutation = useProtectionMutation<AccountClosure<Hours>>({
    send: ({ period, password }) => suspendAccount({ hours: HOURS[period], password }),
    isApplied: ({ suspension: after }) => after !== null && after.until !== suspension?.until,
    onDone: ({ period }) => showAlert('success', `Sua conta está em pausa por ${PERIOD_LABELS[period]}.`),
  });
  const longer = PERIODS.filter((hours) => now + HOURS[hours] * HOUR_MS > ends);
  return (
    <Card title="Pausa">
      <p>
        Um intervalo curto: apostas e depósitos fecham na hora e abrem sozinhos no fim. Você ainda entra, saca, fala com o suporte e aperta
        seus limites. <strong>Ninguém pode encerrar a pausa antes, nem nós.</strong>
      </p>
      {exclusion !== null ? (
        <p className={styles.note}>A autoexclusão já fecha sua conta para o jogo.</p>
      ) : longer.length === 0 ? (
        <p className={styles.note}>A pausa de agora já é a mais longa. Para mais tempo há a autoexclusão.</p>
      ) : (
        <AccountClosureForm
          key={suspension?.until ?? ''}
          action="Pausar minha conta"
          label={suspension === null ? 'Por quanto tempo' : 'Pausa mais longa'}
          options={longer.map((value) => ({ value, label: PERIOD_LABELS[value] }))}
          renderQuestion={(period) => (
            <p>
              Pausar por {PERIOD_LABELS[period]}, até{' '}
              <strong>{formatDateTime(new Date(now + HOURS[period] * HOUR_MS).toISOString())}</strong>? Não dá para voltar antes.
            </p>
          )}
          mutation={mutation}
        />
      )}
    </Card>
  );
}
