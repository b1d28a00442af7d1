import { GameGridSkeleton } from '@/features/casino/tiles/game-grid';
import { Skeleton } from '@/shared/ui/skeleton';
import { SlowNotice } from '@/shared/ui/slow-notice';

import styles from './page-skeleton.module.css';

/**
 * Renders the skeleton of a page while its code or a guard is pending.
 *
 * @param props.onRetry called by the retry button after a long wait; by default pending queries are fetched again
 */
export function PageSkeleton({ onRetry }: { onRetry?: () => void }) {
  return (
    <div className={styles.wait}>
      <SlowNotice onRetry={onRetry} />
      <Skeleton width="min(20rem, 70%)" height="2rem" />
      <GameGridSkeleton isSilent />
    </div>
  );
}
