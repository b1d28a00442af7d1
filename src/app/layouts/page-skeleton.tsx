import { GameGridSkeleton } from '@/features/casino/tiles/game-grid';
import { Skeleton } from '@/shared/ui/skeleton';
import { SlowNotice } from '@/shared/ui/slow-notice';

import styles from './page-skeleton.module.css';

/**
 * The place of a page that is pending: its code, or what a guard asks for.
 *
 * @param props.onRetry tries again after a long wait; by default the pending requests are sent again
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
