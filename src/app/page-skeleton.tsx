import { GameGridSkeleton } from '@/features/casino/tiles/game-grid';
import page from '@/shared/ui/page.module.css';
import { Skeleton } from '@/shared/ui/skeleton';
import { SlowNotice } from '@/shared/ui/slow-notice';
import { useLocation } from '@/product/navigation';

import { findPage } from './find-page';
import styles from './page-skeleton.module.css';

const SPORTSBOOK_PATHS = /^\/sports(\/|$)/;

/**
 * Renders the skeleton of the page at the current path: of a sportsbook, of game tiles or of cards. A slow page gets a retry.
 *
 * @param props.onRetry called by the retry; by default it fetches the pending queries again
 */
export function PageSkeleton({ onRetry }: { onRetry?: () => void }) {
  const { pathname } = useLocation();
  const isSportsbook = SPORTSBOOK_PATHS.test(pathname);
  const hasTiles = findPage(pathname)?.kind === 'tiles';
  return (
    <div className={isSportsbook ? `${styles.wide} ${styles.sportsbook}` : hasTiles ? styles.wide : page.page}>
      <SlowNotice onRetry={onRetry} />
      {isSportsbook ? <p className={styles.words}>Abrindo as apostas esportivas…</p> : <Skeleton width="min(20rem, 70%)" height="2rem" />}
      {hasTiles ? <GameGridSkeleton isSilent /> : <CardsSkeleton />}
    </div>
  );
}

function CardsSkeleton() {
  return (
    <div className={page.page} role="status" aria-label="Carregando a página">
      <Skeleton width="100%" height="9rem" radius="var(--radius-card)" />
      <Skeleton width="100%" height="14rem" radius="var(--radius-card)" />
    </div>
  );
}
