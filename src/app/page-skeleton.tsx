import { GameGridSkeleton } from '@/features/casino/tiles/game-grid';
import { classes } from '@/shared/lib/classes';
import { Skeleton } from '@/shared/ui/skeleton';
import { SlowNotice } from '@/shared/ui/slow-notice';
import { useLocation } from '@/product/navigation';

import styles from './page-skeleton.module.css';

/** Paths of pages with game tiles. All others are cards. */
const GAME_PATHS = /^\/(casino(\/.*)?|home)?$/;
const SPORTSBOOK_PATHS = /^\/sports(\/|$)/;

/** Renders the skeleton of a page; `onRetry` fetches pending queries by default. */
export function PageSkeleton({ onRetry }: { onRetry?: () => void }) {
  const { pathname } = useLocation();
  const isSportsbook = SPORTSBOOK_PATHS.test(pathname);
  return (
    <div className={classes(styles.wait, isSportsbook && styles.sportsbook)}>
      <SlowNotice onRetry={onRetry} />
      {isSportsbook ? <p className={styles.words}>Abrindo as apostas esportivas…</p> : <Skeleton width="min(20rem, 70%)" height="2rem" />}
      {GAME_PATHS.test(pathname) ? <GameGridSkeleton isSilent /> : <CardsSkeleton />}
    </div>
  );
}

function CardsSkeleton() {
  return (
    <div className={styles.cards} role="status" aria-label="Carregando a página">
      <Skeleton width="100%" height="9rem" radius="var(--radius-card)" />
      <Skeleton width="100%" height="14rem" radius="var(--radius-card)" />
    </div>
  );
}
