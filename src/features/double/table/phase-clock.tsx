import { useCallback } from 'react';

import type { DoubleRound } from '@generated/api/model/double-round';

import { roundTimes, BETTING_MS } from '@/fairness/double/round-times';
import { COLOR_RULES, rollColor, rollLabel } from '@/fairness/double/rules';
import quiet from '@/shared/ui/quiet.module.css';

import type { BetOutcome } from './bet-outcome';
import { outcomeText } from './bet-outcome';
import styles from './phase-clock.module.css';
import { useServerTime } from './use-server-time';
import type { Table } from './use-table';

const SECOND_MS = 1000;

/** Renders the phase of the table: the seconds left to bet, the spin, or the result with that of the player's bets. */
export function PhaseClock({ table: { round, phase, clock }, outcome }: { table: Table; outcome: BetOutcome | undefined }) {
  return (
    <div className={styles.clock} data-phase={phase}>
      {round === undefined || phase === 'over' ? (
        <p className={styles.words}>Aguardando a próxima rodada…</p>
      ) : phase === 'waiting' ? (
        <Betting round={round} clock={clock} />
      ) : phase === 'rolling' ? (
        <p className={styles.words}>Apostas fechadas. Girando…</p>
      ) : phase === 'voided' ? (
        <p className={styles.words}>Rodada anulada, apostas devolvidas. A próxima começa em instantes.</p>
      ) : (
        <Result round={round} outcome={outcome} />
      )}
    </div>
  );
}

function Betting({ round, clock }: Pick<Table, 'clock'> & { round: DoubleRound }) {
  const seconds = useSecondsLeft(clock, round);
  return (
    <>
      <p className={styles.open}>
        Apostas abertas <span className={styles.seconds}>{`${seconds} s`}</span>
      </p>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.bar} style={{ transform: `scaleX(${Math.min(1, (seconds * SECOND_MS) / BETTING_MS)})` }} />
      </span>
    </>
  );
}

function Result({ round: { roll }, outcome }: { round: DoubleRound; outcome: BetOutcome | undefined }) {
  if (roll === null) return <p className={styles.words}>Conferindo o resultado…</p>;
  return (
    <div className={styles.came}>
      <p className={styles.result}>{`Saiu ${rollLabel(roll)} (paga ${COLOR_RULES[rollColor(roll)].pays}×)`}</p>
      {outcome !== undefined && <p className={`${quiet.text} ${styles.outcome}`}>{outcomeText(outcome)}</p>}
    </div>
  );
}

/** Returns the seconds until betting ends by the server's clock, rounded up; 0 from then on. */
export function useSecondsLeft(clock: Table['clock'], round: DoubleRound): number {
  const { bettingEndsAt } = roundTimes(round);
  const read = (now: number) => Math.max(0, Math.ceil((bettingEndsAt - now) / SECOND_MS));
  const next = useCallback(
    (now: number) => (now < bettingEndsAt ? now + ((bettingEndsAt - now) % SECOND_MS || SECOND_MS) : null),
    [bettingEndsAt],
  );
  return useServerTime(clock, read, next);
}
