import { GameGridSkeleton } from '@/features/casino/tiles/game-grid';
import { Skeleton } from '@/shared/ui/skeleton';

import styles from './page-wait.module.css';

/** The place of a page whose code is on its way. */
export function PageWait() {
  return (
    <div className={styles.wait}>
      <Skeleton width="min(20rem, 70%)" height="2rem" />
      <GameGridSkeleton />
    </div>
  );
}
