import { memo } from 'react';

import type { DoubleRound } from '@generated/api/model/double-round';

import type { RoundResult, RoundState } from '@/fairness/double/round-auditor';
import { roundState } from '@/fairness/double/round-auditor';
import { rollLabel } from '@/fairness/double/rules';
import '@/fairness/ui/verdict.css';
import { formatCount } from '@/shared/format/number';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { Skeleton } from '@/shared/ui/skeleton';

import { ColorMark } from './color-mark';
import styles from './history-row.module.css';

const STATE_TEXTS: Readonly<Record<RoundState, string>> = {
  passed: 'conferida',
  unchecked: 'não foi possível conferir',
  failed: 'não confere',
  before: 'anterior à sua visita',
};
/** Signs beside the number, because some players cannot distinguish the colours. */
const SIGNS: Readonly<Record<RoundState, string>> = { passed: '✓', unchecked: '?', failed: '!', before: '' };

interface HistoryRowProps {
  /** Rounds, newest first; undefined while loading. */
  rounds: readonly DoubleRound[] | undefined;
  results: readonly RoundResult[];
  onOpen: (round: DoubleRound) => void;
}

/** Renders the given rounds as buttons that open their receipts, and a placeholder while they load. */
export const HistoryRow = memo(function HistoryRow({ rounds, results, onOpen }: HistoryRowProps) {
  if (rounds === undefined)
    return (
      <div className={styles.row} aria-busy="true">
        <Skeleton width="100%" height="2.75rem" />
      </div>
    );
  return (
    <ol className={styles.row} aria-label="Últimos resultados">
      {rounds.map((round) => {
        const result = results.find((one) => one.round.id === round.id);
        return (
          <li key={round.id}>
            <Chip round={round} state={result && roundState(result)} onOpen={onOpen} />
          </li>
        );
      })}
    </ol>
  );
});

interface ChipProps {
  round: DoubleRound;
  /** State of the verification; undefined while pending. */
  state: RoundState | undefined;
  onOpen: (round: DoubleRound) => void;
}

const Chip = memo(function Chip({ round, state, onOpen }: ChipProps) {
  const { round: number, roll } = round;
  const outcome = roll === null ? 'anulada, apostas devolvidas' : rollLabel(roll);
  const label = `Rodada ${formatCount(number)}: ${outcome}${state === undefined ? '' : `, ${STATE_TEXTS[state]}`}. Ver recibo`;
  return (
    <button type="button" className={styles.chip} data-verdict={state} onClick={() => onOpen(round)}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <ColorMark roll={roll} />
      {state !== undefined && SIGNS[state] !== '' && (
        <span className={styles.sign} data-verdict={state} aria-hidden="true">
          {SIGNS[state]}
        </span>
      )}
    </button>
  );
});
