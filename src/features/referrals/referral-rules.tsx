import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { formatMoney } from '@/shared/format/money';
import { QueryView } from '@/shared/ui/query-view';
import { Card } from '@/shared/ui/page';
import { runtimeConfig } from '@/shell/runtime-config';
import { Link } from '@/shell/navigation';
import { paths } from '@/shell/paths';
import { recentSettingsQuery } from '@/shell/settings-query';

import styles from './referrals.module.css';

/**
 * Renders the rules for referral rewards. Amounts are shown only if the deployment may advertise rewards for registering
 * (SPEC E6, D9).
 */
export function ReferralRules() {
  const mayAdvertise = runtimeConfig().bonusPolicy === 'open';
  return (
    <Card title="Como funciona">
      <QueryView query={useQuery(recentSettingsQuery())} failed="Não foi possível carregar as regras">
        {({ refer_enabled: isOpen = false, refer_referrer_amount: referrerAmount, refer_referee_amount: refereeAmount }) => (
          <>
            {!isOpen && <p className={styles.note}>O programa de indicações está fechado agora. O que você já recebeu continua seu.</p>}
            <ol className={styles.rules}>
              <Rule>Envie o link só a quem tem 18 anos ou mais.</Rule>
              <Rule>A conta é aberta pelo seu link, com o CPF da própria pessoa.</Rule>
              <Rule>
                A recompensa depende de apostas já liquidadas dessa pessoa. Cadastro e depósito, sozinhos, não rendem nada.
                {mayAdvertise && referrerAmount !== undefined && referrerAmount > 0 && ` Você recebe ${formatMoney(referrerAmount)}.`}
                {mayAdvertise && refereeAmount !== undefined && refereeAmount > 0 && ` A pessoa recebe ${formatMoney(refereeAmount)}.`}
              </Rule>
              <Rule>Contas em pausa ou em autoexclusão não recebem até o fim dela.</Rule>
            </ol>
            <Link className={styles.more} to={paths.regulation('politica-de-bonus')}>
              Política de bônus
            </Link>
          </>
        )}
      </QueryView>
    </Card>
  );
}

function Rule({ children }: { children: ReactNode }) {
  return <li>{children}</li>;
}
