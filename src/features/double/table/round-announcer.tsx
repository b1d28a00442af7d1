import { useQuery } from '@tanstack/react-query';

import type { DoubleBet } from '@generated/api/model/double-bet';
import type { DoubleRound } from '@generated/api/model/double-round';

import { rollLabel } from '@/fairness/double/rules';
import { formatMoney } from '@/shared/format/money';
import { formatCount } from '@/shared/format/number';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { meQuery } from '@/product/me-query';
import { useMenuStore } from '@/product/menu-store';

import { sumOutcome, outcomeText } from './bet-outcome';
import { useSecondsLeft } from './phase-clock';
import type { Table } from './use-table';

/** Seconds before the end of betting at which it is announced. */
const CLOSING_SOON_S = 5;

interface RoundAnnouncerProps {
  table: Table;
  bets: readonly DoubleBet[];
  isPlayer: boolean;
}

/** Announces phase and result to screen readers, and the balance unless the player hides it. */
export function RoundAnnouncer({ table: { round, phase, clock }, bets, isPlayer }: RoundAnnouncerProps) {
  return (
    <VisuallyHidden>
      <span role="status" aria-label="Rodada">
        {round !== undefined && phase === 'waiting' && <Waiting round={round} clock={clock} />}
        {phase === 'rolling' && <span>Apostas fechadas. Girando.</span>}
        {phase === 'voided' && <span>Rodada anulada, apostas devolvidas.</span>}
        {phase === 'complete' && round !== undefined && round.roll !== null && <span>{resultText(round.roll, bets)}</span>}
      </span>
      <span role="status" aria-label="Saldo">
        {isPlayer && <Balance />}
      </span>
    </VisuallyHidden>
  );
}

function Waiting({ round, clock }: Pick<Table, 'clock'> & { round: DoubleRound }) {
  const isSoon = useSecondsLeft(clock, round) <= CLOSING_SOON_S;
  return <span>{isSoon ? `Apostas fecham em ${CLOSING_SOON_S} segundos.` : `Rodada ${formatCount(round.round)}: apostas abertas.`}</span>;
}

function Balance() {
  const balance = useQuery(meQuery(true)).data?.balance;
  const isHidden = useMenuStore(({ balanceHidden }) => balanceHidden);
  return <span>{balance !== undefined && !isHidden && `Saldo ${formatMoney(balance)}.`}</span>;
}

function resultText(roll: number, bets: readonly DoubleBet[]): string {
  const outcome = sumOutcome(bets);
  return `Saiu ${rollLabel(roll)}.${outcome === undefined ? '' : ` ${outcomeText(outcome)}`}`;
}
