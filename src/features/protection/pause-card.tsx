import type { Protection } from '@generated/api/model/protection';
import { suspendAccount } from '@generated/api/protection';

import { formatDateTime } from '@/shared/format/date';
import { useNow } from '@/shared/lib/use-now';
import callout from '@/shared/ui/callout.module.css';
import layout from '@/shared/ui/layout.module.css';
import { Card } from '@/shared/ui/page';
import { showAlert } from '@/product/alert-store';
import { usePlatformRules } from '@/product/platform-rules';
import { tellEvent } from '@/product/told-events';

import type { AccountClosure } from './account-closure-form';
import { AccountClosureForm } from './account-closure-form';
import { DEFAULT_SUSPENSION_HOURS, formatPause } from './closure-periods';
import { useProtectionMutation } from './use-protection-mutation';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/**
 * Renders the form of the pause, which can only be prolonged afterwards (SPEC D10): it offers only pauses that end later than the current
 * one. During a self-exclusion, or if no offered pause is longer, a text replaces the form. A success shows an alert in place of the
 * event's notification (`tellEvent`).
 */
export function PauseCard({ protection: { suspension, exclusion } }: { protection: Protection }) {
  const now = useNow(MINUTE_MS);
  const { suspension_hours: offered = DEFAULT_SUSPENSION_HOURS } = usePlatformRules();
  const ends = suspension === null ? 0 : Date.parse(suspension.until);
  const mutation = useProtectionMutation<AccountClosure<number>>({
    send: ({ period, password }) => suspendAccount({ hours: period, password }),
    isApplied: ({ suspension: after }) => after !== null && after.until !== suspension?.until,
    onDone: ({ period }) => {
      showAlert('success', `Sua conta está em pausa por ${formatPause(period)}.`);
      tellEvent('protection');
    },
  });
  const longer = offered.filter((hours) => now + hours * HOUR_MS > ends);
  return (
    <Card title="Pausa">
      <p>
        Um intervalo curto: apostas e depósitos fecham na hora e voltam automaticamente no fim. Você ainda entra, saca, fala com o suporte e
        reduz seus limites. <strong>Ninguém pode encerrar a pausa antes, nem nós.</strong>
      </p>
      {exclusion !== null ? (
        <p className={`${layout.inset} ${callout.info}`}>A autoexclusão já fecha sua conta para o jogo.</p>
      ) : longer.length === 0 ? (
        <p className={`${layout.inset} ${callout.info}`}>Sua pausa já é a mais longa. Para mais tempo, use a autoexclusão.</p>
      ) : (
        <AccountClosureForm
          key={suspension?.until ?? ''}
          action="Pausar minha conta"
          label={suspension === null ? 'Por quanto tempo' : 'Pausa mais longa'}
          options={longer.map((value) => ({ value, label: formatPause(value) }))}
          renderQuestion={(period) => (
            <p>
              <span>{`Pausar por ${formatPause(period)}, até `}</span>
              <strong>{formatDateTime(new Date(now + period * HOUR_MS).toISOString())}</strong>
              <span>? Não dá para voltar antes.</span>
            </p>
          )}
          mutation={mutation}
        />
      )}
    </Card>
  );
}
