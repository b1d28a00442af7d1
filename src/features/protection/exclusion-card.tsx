import { useRef } from 'react';

import type { Exclusion } from '@generated/api/model/exclusion';
import type { Protection } from '@generated/api/model/protection';
import { excludeAccount } from '@generated/api/protection';

import { HttpError } from '@/api/errors';
import { buttonClass } from '@/shared/ui/button';
import callout from '@/shared/ui/callout.module.css';
import layout from '@/shared/ui/layout.module.css';
import { Card } from '@/shared/ui/page';
import { Link } from '@/product/navigation';
import { paths } from '@/product/paths';
import { usePlatformRules } from '@/product/platform-rules';

import type { AccountClosure } from './account-closure-form';
import { AccountClosureForm } from './account-closure-form';
import { DEFAULT_EXCLUSION_MONTHS, formatExclusion } from './closure-periods';
import styles from './protection.module.css';
import { useProtectionMutation } from './use-protection-mutation';

interface ExclusionCardProps {
  protection: Protection;
  /** Handler that must log the player out after a self-exclusion. @param exclusion undefined if the response was lost with the session */
  onExcluded: (exclusion: Exclusion | undefined) => void;
}

/**
 * Renders the form of the self-exclusion, which can only be prolonged afterwards (SPEC D9, D10). If it is without end, or no offered
 * exclusion is longer, a text replaces the form.
 */
export function ExclusionCard({ protection: { exclusion }, onExcluded }: ExclusionCardProps) {
  const { exclusion_months: offered = DEFAULT_EXCLUSION_MONTHS } = usePlatformRules();
  const created = useRef<Exclusion>(undefined);
  const mutation = useProtectionMutation<AccountClosure<number | null>>({
    send: async ({ period, password }) => {
      try {
        const { data } = await excludeAccount({ months: period, password });
        created.current = data;
      } catch (error) {
        // The exclusion ends the session, possibly before its own response arrives.
        if (!(error instanceof HttpError && error.status === 401)) throw error;
      }
    },
    isApplied: (current) => {
      if (current.exclusion === null || current.exclusion.until === exclusion?.until) return false;
      created.current = current.exclusion;
      return true;
    },
    endsSession: true,
    onDone: () => onExcluded(created.current),
  });
  const isPermanent = exclusion !== null && exclusion.until === null;
  const longer = offered.filter((months) => exclusion === null || isLonger(months, exclusion));
  return (
    <Card title="Autoexclusão">
      <p>
        Fecha sua conta para o jogo pelo tempo que você escolher. Vale na hora, não pede explicação e não pode ser encurtada,{' '}
        <strong>nem por você, nem por nós</strong>. Todas as sessões terminam.
      </p>
      <div className={`${layout.inset} ${layout.small} ${styles.money}`}>
        <h3>E o meu saldo?</h3>
        <p>Continua seu. Você pode sacar agora, ou entrar depois só para sacar, até a data que mostramos ao confirmar.</p>
        <Link className={buttonClass('secondary')} to={paths.walletWithdraw()}>
          Sacar antes
        </Link>
      </div>
      {isPermanent ? (
        <p className={`${layout.inset} ${callout.info}`}>Sua autoexclusão não tem prazo para terminar.</p>
      ) : longer.length === 0 ? (
        <p className={`${layout.inset} ${callout.info}`}>Sua autoexclusão já é a mais longa.</p>
      ) : (
        <AccountClosureForm
          key={exclusion?.until ?? ''}
          action="Excluir minha conta do jogo"
          label={exclusion === null ? 'Por quanto tempo' : 'Autoexclusão mais longa'}
          options={longer.map((value) => ({
            value,
            label: formatExclusion(value),
            detail: value === null ? 'Não termina sozinha.' : undefined,
          }))}
          renderQuestion={(period) => (
            <p>
              <span>
                {period === null
                  ? 'Fechar sua conta para o jogo, sem prazo?'
                  : `Fechar sua conta para o jogo por ${formatExclusion(period)}?`}
              </span>
              <strong> Não dá para voltar antes.</strong>
              <span> Você sai da conta agora; depois pode entrar para sacar.</span>
            </p>
          )}
          mutation={mutation}
        />
      )}
    </Card>
  );
}

/** Returns true if an exclusion of so many months, or without end (null), would end later than the current one. */
function isLonger(months: number | null, { until }: Exclusion): boolean {
  if (months === null || until === null) return until !== null;
  const end = new Date();
  end.setMonth(end.getMonth() + months);
  return end.getTime() > Date.parse(until);
}
