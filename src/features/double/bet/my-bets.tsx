import type { FocusEvent } from 'react';
import { useEffect, useRef } from 'react';

import type { DoubleBet } from '@generated/api/model/double-bet';

import type { Verdict } from '@/fairness/core/fair-checks';
import { verdictOf } from '@/fairness/core/fair-checks';
import type { RoundResult } from '@/fairness/double/round-auditor';
import { BET_STATUS_NAMES, COLOR_RULES } from '@/fairness/double/rules';
import { VerdictBadge } from '@/fairness/ui/fair-badge';
import { formatMoney } from '@/shared/format/money';
import { labelOf } from '@/shared/lib/label-of';
import { Amount } from '@/shared/ui/amount';
import quiet from '@/shared/ui/quiet.module.css';

import mark from '../history/color-mark.module.css';
import styles from './my-bets.module.css';

interface MyBetsProps {
  bets: readonly DoubleBet[];
  /** Result of the verification of the round; undefined until the round has ended and been verified. */
  result: RoundResult | undefined;
  /** True if cancellations are possible. */
  isOpen: boolean;
  /** True while a cancellation runs. It marks all buttons as busy, but a press still calls `onCancel`. */
  isCancelling: boolean;
  onCancel: (bet: DoubleBet) => void;
}

/** Renders the player's bets on the current round, each with its cancellation while that is possible. */
export function MyBets({ bets, result, isOpen, isCancelling, onCancel }: MyBetsProps) {
  const listProps = useFocusInList();
  return (
    <div {...listProps} className={styles.place}>
      {bets.length === 0 ? (
        <p className={styles.none}>Você ainda não apostou nesta rodada.</p>
      ) : (
        <ul className={styles.list} aria-label="Minhas apostas nesta rodada">
          {bets.map((bet) => (
            <Bet
              key={bet.id}
              bet={bet}
              verdict={betVerdict(result, bet)}
              isCancelling={isCancelling}
              onCancel={isOpen && bet.status === 'open' ? () => onCancel(bet) : undefined}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

/** Returns the verdict on a bet; undefined until it is settled and verified. */
function betVerdict(result: RoundResult | undefined, { id }: DoubleBet): Verdict | undefined {
  const found = result?.bets.find((bet) => bet.id === id);
  return found === undefined || found.isPending ? undefined : verdictOf(found.checks);
}

interface BetProps {
  bet: DoubleBet;
  verdict: Verdict | undefined;
  isCancelling: boolean;
  onCancel: (() => void) | undefined;
}

function Bet({ bet, verdict, isCancelling, onCancel }: BetProps) {
  const { color, amount, status, payout } = bet;
  const state = labelOf(BET_STATUS_NAMES, status, 'em processamento');
  const { name, letter } = labelOf(COLOR_RULES, color, { name: 'outra cor', letter: '?' });
  return (
    <li className={styles.bet} data-status={status}>
      <span className={mark.mark} data-color={color} aria-hidden="true">
        {letter}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={`${quiet.text} ${styles.status}`}>{status === 'won' ? `${state} ${formatMoney(payout ?? 0)}` : state}</span>
      </span>
      {verdict !== undefined && <VerdictBadge verdict={verdict} />}
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

/** Keeps the focus in the list when a focused button disappears. */
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
