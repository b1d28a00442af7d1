import { GameGridSkeleton } from '@/features/casino/tiles/game-grid';
import { Skeleton } from '@/shared/ui/skeleton';
import { SlowNotice } from '@/shared/ui/slow-notice';

import styles from './page-skeleton.module.css';

/** Renders the skeleton of a page; `onRetry` fetches pending queries by default. */
export function PageSkeleton({ onRetry }: { onRetry?: () => void }) {
  return (
    <div className={styles.wait}>
      <SlowNotice onRetry={onRetry} />
      <Skeleton width="min(20rem, 70%)" height="2rem" />
      <GameGridSkeleton isSilent />
    </div>
  );
}
