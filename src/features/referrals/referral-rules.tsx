import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { formatMoney } from '@/shared/format/money';
import callout from '@/shared/ui/callout.module.css';
import layout from '@/shared/ui/layout.module.css';
import link from '@/shared/ui/link.module.css';
import { QueryCard } from '@/shared/ui/query-card';
import steps from '@/shared/ui/steps.module.css';
import { Link } from '@/product/navigation';
import { paths } from '@/product/paths';
import { recentSettingsQuery } from '@/product/settings-query';

/** Renders the rules for referral rewards, with the amounts, wallets and wagering requirements of the settings (SPEC E6, D9, D20). */
export function ReferralRules() {
  return (
    <QueryCard title="Como funciona" query={useQuery(recentSettingsQuery())} failed="Não foi possível carregar as regras">
      {({ refer_enabled: isOpen = false, ...settings }) => (
        <>
          {!isOpen && (
            <p className={`${layout.inset} ${callout.info}`}>
              O programa de indicações está fechado agora. O que você já recebeu continua seu.
            </p>
          )}
          <ol className={steps.steps}>
            <Rule>Envie o link só a quem tem 18 anos ou mais.</Rule>
            <Rule>A conta é aberta pelo seu link, com o CPF da própria pessoa.</Rule>
            <Rule>
              {'A recompensa depende de apostas já liquidadas dessa pessoa. Cadastro e depósito, sozinhos, não rendem nada.' +
                rewardText('Você', settings.refer_referrer_amount) +
                rewardText('A pessoa', settings.refer_referee_amount)}
            </Rule>
            <Rule>{walletText('A sua recompensa', settings.refer_referrer_wallet, settings.refer_referrer_rollover_id)}</Rule>
            <Rule>{walletText('A da pessoa indicada', settings.refer_referee_wallet, settings.refer_referee_rollover_id)}</Rule>
            <Rule>Contas em pausa ou em autoexclusão não recebem até o fim dela.</Rule>
          </ol>
          <Link className={`${link.link} ${link.accent}`} to={paths.regulation('politica-de-bonus')}>
            Política de bônus
          </Link>
        </>
      )}
    </QueryCard>
  );
}

const rewardText = (who: string, cents: number | null | undefined) => (cents ? ` ${who} recebe ${formatMoney(cents)}.` : '');

/** Names the wallet and the wagering requirement of a reward (SPEC D20). A rollover, no wallet or the wallet `bonus` makes it a bonus. */
function walletText(subject: string, wallet: string | null | undefined, rolloverId: string | null | undefined): string {
  const isBonus = (wallet ?? 'bonus') === 'bonus';
  if (rolloverId) return `${subject} entra como bônus e precisa ser apostada antes do saque, nas condições do rollover ${rolloverId}.`;
  return isBonus
    ? `${subject} entra como bônus: para sacar, é preciso cumprir as apostas exigidas.`
    : `${subject} entra no saldo real e pode ser sacada.`;
}

function Rule({ children }: { children: ReactNode }) {
  return <li>{children}</li>;
}
