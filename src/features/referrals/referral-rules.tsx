import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { getGetSettingsQueryOptions } from '@generated/api/settings';

import { formatMoney } from '@/shared/format/money';
import { Asked } from '@/shared/ui/asked';
import { Card } from '@/shared/ui/page';
import { deployment } from '@/shell/deployment';
import { Link } from '@/shell/navigation';
import { paths } from '@/shell/paths';

import styles from './referrals.module.css';

/**
 * How a referral comes to a reward. Its amounts are told where rewards for registering may be advertised (SPEC E6, D9);
 * elsewhere only that it hangs on settled bets.
 */
export function ReferralRules() {
  const mayAdvertise = deployment().bonusPolicy === 'open';
  return (
    <Card title="Como funciona">
      <Asked query={useQuery(getGetSettingsQueryOptions())} failed="Não foi possível carregar as regras">
        {({ refer_enabled: isOpen = false, refer_referrer_amount: own, refer_referee_amount: theirs }) => (
          <>
            {!isOpen && <p className={styles.note}>O programa de indicações está fechado agora. O que você já recebeu continua seu.</p>}
            <ol className={styles.rules}>
              <Rule>Envie o link só a quem tem 18 anos ou mais.</Rule>
              <Rule>A conta é aberta pelo seu link, com o CPF da própria pessoa.</Rule>
              <Rule>
                A recompensa depende de apostas já liquidadas dessa pessoa. Cadastro e depósito, sozinhos, não rendem nada.
                {mayAdvertise && own !== undefined && own > 0 && ` Você recebe ${formatMoney(own)}.`}
                {mayAdvertise && theirs !== undefined && theirs > 0 && ` A pessoa recebe ${formatMoney(theirs)}.`}
              </Rule>
              <Rule>Contas em pausa ou em autoexclusão não recebem até o fim dela.</Rule>
            </ol>
            <Link className={styles.more} to={paths.regulation('politica-de-bonus')}>
              Política de bônus
            </Link>
          </>
        )}
      </Asked>
    </Card>
  );
}

function Rule({ children }: { children: ReactNode }) {
  return <li>{children}</li>;
}
