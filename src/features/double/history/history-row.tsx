import { memo } from 'react';

import type { DoubleRound } from '@generated/api/model/double-round';

import { classes } from '@/shared/lib/classes';
import { formatCount } from '@/shared/format/number';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { Skeleton } from '@/shared/ui/skeleton';

import { rollLabel } from '../rules';
import { ColorMark } from './color-mark';
import styles from './history-row.module.css';

interface HistoryRowProps {
  /** Newest first; undefined while loading. */
  rounds: readonly DoubleRound[] | undefined;
  failed: readonly DoubleRound[];
  onOpen: (round: DoubleRound) => void;
}

/** Renders the last results, which open their receipts. */
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
