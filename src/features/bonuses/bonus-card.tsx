import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';

import type { Bonus } from '@generated/api/model/bonus';

import { formatDateTime } from '@/shared/format/date';
import { formatMoney } from '@/shared/format/money';
import { Button } from '@/shared/ui/button';
import { DescriptionList } from '@/shared/ui/page';
import { pushModal } from '@/product/modal-store';

import styles from './bonuses.module.css';
import { BonusProgress } from './bonus-progress';
import { amountRow, bonusName, isActive, remainingWagering } from './bonus-labels';
import { Contributions } from './contributions';
import { contributionsQuery } from './reward-queries';

/** Reason shown if the amount of a bonus is unknown: it can then be neither redeemed nor deleted (SPEC D23). */
const AMOUNT_UNKNOWN = 'O valor do bônus está indisponível. Tente mais tarde.';

/** Renders a bonus and its actions (SPEC C4, E2). */
export function BonusCard({ bonus, isNoneActive }: { bonus: Bonus; isNoneActive: boolean }) {
  const { id, amount_current, amount_won, balance, expires_at } = bonus;
  const titleId = useId();
  const active = isActive(bonus);
  const contributions = useInfiniteQuery(contributionsQuery(bonus));
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <div className={styles.cardHead}>
        <h2 id={titleId} className={styles.title}>
          {bonusName(bonus)}
        </h2>
        <span className={active ? styles.active : styles.waiting}>{active ? 'Em uso' : 'Em espera'}</span>
      </div>
      <BonusProgress bonus={bonus} latest={contributions.data?.pages[0]?.data[0]} />
      <DescriptionList
        rows={[
          ...amountRow('Saldo do bônus', amount_current),
          ...amountRow('Ganhos com o bônus', amount_won),
          ...amountRow('Total hoje', balance),
          ...(expires_at ? [['Válido até', formatDateTime(expires_at)] as const] : []),
        ]}
      />
      {!active && (
        <p className={styles.quiet}>{isNoneActive ? 'Este bônus não está em uso.' : 'Suas apostas contam para o bônus em uso.'}</p>
      )}
      <div className={styles.actions}>
        {!active && <ActionButton onPress={() => pushModal({ name: 'bonus_activate', id })}>Usar bônus</ActionButton>}
        <ActionButton reason={redeemReason(bonus)} onPress={() => pushModal({ name: 'bonus_redeem', id })}>
          Resgatar
        </ActionButton>
        <ActionButton reason={balance === 'unknown' ? AMOUNT_UNKNOWN : undefined} onPress={() => pushModal({ name: 'bonus_exclude', id })}>
          Excluir
        </ActionButton>
      </div>
      <Contributions name={bonusName(bonus)} query={contributions} />
    </section>
  );
}

function ActionButton({ children, reason, onPress }: { children: string; reason?: string | undefined; onPress: () => void }) {
  return (
    <div className={styles.action}>
      <Button wide aria-haspopup="dialog" reason={reason} onClick={onPress}>
        {children}
      </Button>
    </div>
  );
}

/** Returns the reason why a bonus cannot be redeemed yet. Without progress data the server decides. */
function redeemReason(bonus: Bonus): string | undefined {
  if (bonus.balance === 'unknown') return AMOUNT_UNKNOWN;
  const remaining = remainingWagering(bonus);
  return remaining === undefined || remaining === 'unknown' || remaining === 0 ? undefined : `Faltam ${formatMoney(remaining)} de apostas.`;
}
