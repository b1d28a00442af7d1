import type { Protection } from '@generated/api/model/protection';
import { suspendAccount } from '@generated/api/protection';

import { formatDateTime } from '@/shared/format/date';
import { useNow } from '@/shared/lib/use-now';
import { Card } from '@/shared/ui/page';
import { showAlert } from '@/shell/alert-store';

import { AccountClosureForm } from './account-closure-form';
import styles from './protection.module.css';
import { useProtectionMutation } from './use-protection-mutation';

const HOURS = { '24': 24, '168': 168, '720': 720 } as const;
type Hours = keyof typeof HOURS;
const LABELS: Readonly<Record<Hours, string>> = { '24': '24 horas', '168': '7 dias', '720': '30 dias' };
const ALL: readonly Hours[] = ['24', '168', '720'];
const HOUR = 3_600_000;
const MINUTE = 60_000;

/** A pause of the account, and while one holds a longer one (SPEC D10). */
export function PauseCard({ protection: { suspension, exclusion } }: { protection: Protection }) {
  const now = useNow(MINUTE);
  const ends = suspension === null ? 0 : Date.parse(suspension.until);
  const write = useProtectionMutation<{ period: Hours; password: string }>({
    send: ({ period, password }) => suspendAccount({ hours: HOURS[period], password }),
    isDone: ({ suspension: after }) => after !== null && after.until !== suspension?.until,
    onDone: ({ period }) => showAlert('success', `Sua conta está em pausa por ${LABELS[period]}.`),
  });
  // What would end no later than the present one is none.
  const longer = ALL.filter((hours) => now + HOURS[hours] * HOUR > ends);
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
          options={longer.map((value) => ({ value, label: LABELS[value] }))}
          renderQuestion={(period) => (
            <p>
              Pausar por {LABELS[period]}, até <strong>{formatDateTime(new Date(now + HOURS[period] * HOUR).toISOString())}</strong>? Não dá
              para voltar antes.
            </p>
          )}
          write={write}
        />
      )}
    </Card>
  );
}
