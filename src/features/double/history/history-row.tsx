import { memo } from 'react';

import type { DoubleRound } from '@generated/api/model/double-round';

import { classes } from '@/shared/lib/classes';
import { formatCount } from '@/shared/format/number';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { Skeleton } from '@/shared/ui/skeleton';

import styles from './history-row.module.css';
import { COLOR_RULES, rollColor, rollLabel } from '../rules';

interface HistoryRowProps {
  /** The newest first; undefined while they are on their way. */
  rounds: readonly DoubleRound[] | undefined;
  /** Those that are not what was promised. */
  failed: readonly DoubleRound[];
  onOpen: (round: DoubleRound) => void;
}

/** The last results, each as its number and its letter, each the way to its receipt. Drawn anew when one is added. */
export const HistoryRow = memo(function HistoryRow({ rounds, failed, onOpen }: HistoryRowProps) {
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
          <Chip round={round} isBroken={failed.some((one) => one.round === round.round)} onOpen={() => onOpen(round)} />
        </li>
      ))}
    </ol>
  );
});

function Chip({ round: { round, roll }, isBroken, onOpen }: { round: DoubleRound; isBroken: boolean; onOpen: () => void }) {
  if (roll === null) return null;
  const label = `Rodada ${formatCount(round)}: ${rollLabel(roll)}${isBroken ? ', não confere' : ''}. Ver recibo`;
  return (
    <button type="button" className={classes(styles.chip, isBroken && styles.broken)} onClick={onOpen}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <ColorMark roll={roll} />
    </button>
  );
}

/** A number and the letter of its colour, on that colour; what they say stands beside them in words. */
export function ColorMark({ roll }: { roll: number }) {
  const color = rollColor(roll);
  return (
    <span className={styles.mark} data-color={color} aria-hidden="true">
      {roll}
      <span className={styles.letter}>{COLOR_RULES[color].letter}</span>
    </span>
  );
}
