import type { ReactNode } from 'react';

import type { WalletSummary } from '@generated/api/model/wallet-summary';
import { useGetWallet } from '@generated/api/wallet';

import { sumOf } from '@/shared/format/amount-math';
import { Amount } from '@/shared/ui/amount';
import { QueryCard } from '@/shared/ui/query-card';
import { buttonClass } from '@/shared/ui/button';
import quiet from '@/shared/ui/quiet.module.css';
import { FOCUS_AMOUNT } from '@/product/focus-amount';
import { useMenuStore } from '@/product/menu-store';
import { Link } from '@/product/navigation';
import { paths } from '@/product/paths';
import { useIsSectionOpen } from '@/product/sections';
import { useIsAccountBlocked } from '@/product/account-block';

import styles from './balance-summary.module.css';

/** Renders the total of the wallet and its parts, with links to withdraw and, unless the account is blocked, to deposit. */
export function BalanceSummary() {
  const query = useGetWallet();
  return (
    <QueryCard query={query} failed="Não foi possível carregar a carteira" lines={6}>
      {({ data }) => <Balances {...data} />}
    </QueryCard>
  );
}

function Balances({ withdrawable, locked, bonus, pending_withdraw: pending }: WalletSummary) {
  const hidden = useMenuStore(({ balanceHidden }) => balanceHidden);
  const hasBonuses = useIsSectionOpen('bonus_enabled');
  const isBlocked = useIsAccountBlocked();
  const playText = isBlocked ? 'Fica na sua conta durante a pausa.' : 'Dá para jogar agora.';
  const parts = [
    { name: 'withdrawable', label: 'Disponível para saque', text: 'Você pode sacar agora, por PIX.', cents: withdrawable },
    {
      name: 'locked',
      label: 'Falta apostar para sacar',
      text: isBlocked ? playText : `${playText} É liberado para saque conforme você aposta.`,
      cents: locked,
    },
    {
      name: 'bonus',
      label: 'Bônus',
      text: hasBonuses ? <Link to={paths.userBonus()}>Ver o que falta apostar</Link> : playText,
      cents: bonus,
    },
    {
      name: 'pending',
      label: 'Saques em andamento',
      text: pending !== 0 ? <Link to={paths.walletWithdraw()}>Acompanhar</Link> : 'Nenhum saque em andamento.',
      cents: pending,
    },
  ] as const;
  // A bonus that the player has stays visible if bonuses are turned off.
  const isShown = ({ name, cents }: (typeof parts)[number]) => name !== 'bonus' || hasBonuses || cents !== 0;
  const total = sumOf(withdrawable, locked, bonus, pending);
  return (
    <>
      <div className={styles.head}>
        <div>
          <h2 className={`${quiet.text} ${styles.label}`}>Total na carteira</h2>
          <p className={styles.total}>
            <Amount cents={total} hidden={hidden} />
          </p>
        </div>
        <div className={styles.actions}>
          <Link className={buttonClass('secondary')} to={paths.walletWithdraw()} state={FOCUS_AMOUNT}>
            Sacar
          </Link>
          {!isBlocked && (
            <Link className={buttonClass('primary')} to={paths.walletDeposit()}>
              Depositar
            </Link>
          )}
        </div>
      </div>
      {total !== 'unknown' && total > 0 && !hidden && (
        <div className={styles.bar} aria-hidden="true">
          {parts.map(
            ({ name, cents }) => cents !== 'unknown' && cents > 0 && <span key={name} data-part={name} style={{ flexGrow: cents }} />,
          )}
        </div>
      )}
      <dl className={styles.sums}>
        {parts.filter(isShown).map(({ name, label, text, cents }) => (
          <BalancePart key={name} name={name} label={label} text={text}>
            <Amount cents={cents} hidden={hidden} />
          </BalancePart>
        ))}
      </dl>
    </>
  );
}

function BalancePart({ name, label, text, children }: { name: string; label: string; text: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.sum}>
      <dt className={styles.sumLabel}>
        <span className={styles.key} data-part={name} aria-hidden="true" />
        <span>{label}</span>
      </dt>
      <dd className={styles.sumAmount}>{children}</dd>
      <dd className={`${quiet.text} ${styles.sumText}`}>{text}</dd>
    </div>
  );
}
