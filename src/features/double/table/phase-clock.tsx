import { useCallback } from 'react';

import type { DoubleRound } from '@generated/api/model/double-round';

import { roundTimes, BETTING_MS } from './phase';
import styles from './phase-clock.module.css';
import type { BetOutcome } from '../bet/bet-outcome';
import { outcomeText } from '../bet/bet-outcome';
import { COLOR_RULES, rollColor, rollLabel } from '../rules';
import { useServerTime } from './use-server-time';
import type { Table } from './use-table';

const SECOND = 1000;

/** What the round does now and for how long: seconds to bet, the turning wheel, the number that winningColor. */
export function PhaseClock({ table: { round, phase, clock }, outcome }: { table: Table; outcome: BetOutcome | undefined }) {
  return (
    <div className={styles.clock} data-phase={phase}>
      {round === undefined || phase === 'over' ? (
        <p className={styles.words}>Aguardando a próxima rodada…</p>
      ) : phase === 'waiting' ? (
        <Open round={round} clock={clock} />
      ) : phase === 'rolling' ? (
        <p className={styles.words}>Apostas fechadas. Girando…</p>
      ) : (
        <Came round={round} outcome={outcome} />
      )}
    </div>
  );
}

function Open({ round, clock }: Pick<Table, 'clock'> & { round: DoubleRound }) {
  const seconds = useSecondsLeft(clock, round);
  return (
    <>
      <p className={styles.open}>
        Apostas abertas <span className={styles.seconds}>{seconds} s</span>
      </p>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.bar} style={{ transform: `scaleX(${Math.min(1, (seconds * SECOND) / BETTING_MS)})` }} />
      </span>
    </>
  );
}

function Came({ round: { roll }, outcome }: { round: DoubleRound; outcome: BetOutcome | undefined }) {
  if (roll === null) return <p className={styles.words}>Conferindo o resultado…</p>;
  return (
    <div className={styles.came}>
      <p className={styles.result}>
        Deu {rollLabel(roll)}, paga {COLOR_RULES[rollColor(roll)].pays}×
      </p>
      {outcome !== undefined && <p className={styles.outcome}>{outcomeText(outcome)}</p>}
    </div>
  );
}

/** The whole seconds in which bets are still taken. */
export function useSecondsLeft(clock: Table['clock'], round: DoubleRound): number {
  const { bettingEndsAt } = roundTimes(round);
  const read = (now: number) => Math.max(0, Math.ceil((bettingEndsAt - now) / SECOND));
  const next = useCallback(
    (now: number) => (now < bettingEndsAt ? now + ((bettingEndsAt - now) % SECOND || SECOND) : null),
    [bettingEndsAt],
  );
  return useServerTime(clock, read, next);
}
