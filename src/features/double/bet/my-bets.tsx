import type { FocusEvent } from 'react';
import { useEffect, useRef } from 'react';

import type { DoubleBet } from '@generated/api/model/double-bet';

import { formatMoney } from '@/shared/format/money';
import { Amount } from '@/shared/ui/amount';

import { COLOR_RULES } from '../rules';
import styles from './my-bets.module.css';

const STATUS: Readonly<Record<DoubleBet['status'], string>> = {
  open: 'na mesa',
  won: 'ganhou',
  lost: 'não ganhou',
  cancelled: 'retirada',
  voided: 'devolvida',
};

interface MyBetsProps {
  bets: readonly DoubleBet[];
  /** Cancellations are possible. */
  isOpen: boolean;
  isCancelling: boolean;
  onCancel: (bet: DoubleBet) => void;
}

export function MyBets({ bets, isOpen, isCancelling, onCancel }: MyBetsProps) {
  const listProps = useFocusInList();
  return (
    <div {...listProps} className={styles.place}>
      {bets.length === 0 ? (
        <p className={styles.none}>Você ainda não apostou nesta rodada.</p>
      ) : (
        <ul aria-label="Minhas apostas nesta rodada">
          {bets.map((bet) => (
            <Bet
              key={bet.id}
              bet={bet}
              isCancelling={isCancelling}
              onCancel={isOpen && bet.status === 'open' ? () => onCancel(bet) : undefined}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

function Bet({ bet, isCancelling, onCancel }: { bet: DoubleBet; isCancelling: boolean; onCancel: (() => void) | undefined }) {
  const { color, amount, status, payout } = bet;
  const { name, letter } = COLOR_RULES[color];
  return (
    <li className={styles.bet} data-status={status}>
      <span className={styles.mark} data-color={color} aria-hidden="true">
        {letter}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.status}>{status === 'won' ? `ganhou ${formatMoney(payout ?? 0)}` : STATUS[status]}</span>
      </span>
      <Amount cents={amount} />
      {onCancel !== undefined && (
        <button
          type="button"
          className={styles.back}
          aria-label={`Retirar ${formatMoney(amount)} do ${name}`}
          aria-busy={isCancelling || undefined}
          onClick={onCancel}
        >
          Retirar
        </button>
      )}
    </li>
  );
}

/** Keeps it when a focused button disappears. */
function useFocusInList() {
  const ref = useRef<HTMLDivElement>(null);
  const isWithin = useRef(false);
  useEffect(() => {
    if (isWithin.current && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  });
  return {
    ref,
    tabIndex: -1,
    onFocus: () => void (isWithin.current = true),
    onBlur: ({ target, relatedTarget }: FocusEvent) => {
      // The player moved the focus.
      if (relatedTarget !== null || target.isConnected) isWithin.current = false;
    },
  };
}
