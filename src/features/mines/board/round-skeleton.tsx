import { SIDE } from '@/fairness/mines/odds';
import { classes } from '@/shared/lib/classes';
import layout from '@/shared/ui/layout.module.css';
import { Skeleton } from '@/shared/ui/skeleton';

import boardStyles from './board.module.css';
import { NO_ROUND_TEXT } from './no-round-text';
import styles from './round-panel.module.css';

const ROW = Array.from({ length: SIDE }, (_, index) => index);

/**
 * Renders the board before its code and configuration have loaded, in the same size and with the same text as without a round, and a note
 * that the game is loading.
 */
export function RoundSkeleton() {
  return (
    <section className={`${layout.surface} ${styles.stage}`} aria-label="Rodada" aria-busy="true">
      <div className={styles.score} aria-hidden="true">
        <Skeleton width="6rem" height="2.75rem" />
        <Skeleton width="6rem" height="2.75rem" />
      </div>
      <div className={styles.middle} aria-hidden="true">
        <Skeleton width="100%" height="2.75rem" radius="var(--radius-control)" />
      </div>
      <div className={boardStyles.board} aria-hidden="true">
        {ROW.map((row) => (
          <div key={row} className={boardStyles.row}>
            {ROW.map((cell) => (
              <div key={cell} className={boardStyles.place}>
                <span className={classes(boardStyles.cell, boardStyles.closed)}>
                  <span className={boardStyles.cover} />
                </span>
              </div>
            ))}
          </div>
        ))}
      </div>
      <p className={styles.said}>{NO_ROUND_TEXT} O jogo está abrindo…</p>
    </section>
  );
}
