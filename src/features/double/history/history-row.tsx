import { memo } from 'react';

import type { DoubleRound } from '@generated/api/model/double-round';

import type { Verdict } from '@/shared/fairness/fair-checks';
import { formatCount } from '@/shared/format/number';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { Skeleton } from '@/shared/ui/skeleton';

import type { RoundResult } from '../fairness/round-auditor';
import { rollLabel } from '../rules';
import { ColorMark, VoidMark } from './color-mark';
import styles from './history-row.module.css';

const VERDICT_TEXTS: Readonly<Record<Verdict, string>> = {
  passed: 'conferida',
  unchecked: 'não pôde ser conferida',
  failed: 'não confere',
};
/** Beside the number, because some players cannot distinguish the colours. */
const VERDICT_SIGNS: Readonly<Record<Verdict, string>> = { passed: '✓', unchecked: '?', failed: '!' };

interface HistoryRowProps {
  /** Newest first; undefined while loading. */
  rounds: readonly DoubleRound[] | undefined;
  results: readonly RoundResult[];
  onOpen: (round: DoubleRound) => void;
}

/** Renders the last results, which open their receipts. */
export const HistoryRow = memo(function HistoryRow({ rounds, results, onOpen }: HistoryRowProps) {
  if (rounds === undefined)
    return (
      <div className={styles.row} aria-busy="true">
        <Skeleton width="100%" height="2.75rem" />
      </div>
    );
  return (
    <ol className={styles.row} aria-label="Últimos resultados">
      {rounds.map((round) => (
        <li key={round.id}>
          <Chip round={round} verdict={results.find((one) => one.round.id === round.id)?.verdict} onOpen={onOpen} />
        </li>
      ))}
    </ol>
  );
});

interface ChipProps {
  round: DoubleRound;
  /** Undefined while pending. */
  verdict: Verdict | undefined;
  onOpen: (round: DoubleRound) => void;
}

const Chip = memo(function Chip({ round, verdict, onOpen }: ChipProps) {
  const { round: number, roll } = round;
  const outcome = roll === null ? 'anulada, apostas devolvidas' : rollLabel(roll);
  const label = `Rodada ${formatCount(number)}: ${outcome}${verdict === undefined ? '' : `, ${VERDICT_TEXTS[verdict]}`}. Ver recibo`;
  return (
    <button type="button" className={styles.chip} data-verdict={verdict} onClick={() => onOpen(round)}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {roll === null ? <VoidMark /> : <ColorMark roll={roll} />}
      {verdict !== undefined && (
        <span className={styles.sign} data-verdict={verdict} aria-hidden="true">
          {VERDICT_SIGNS[verdict]}
        </span>
      )}
    </button>
  );
});
