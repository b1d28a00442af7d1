import { useQuery } from '@tanstack/react-query';
import { Suspense, useDeferredValue, useEffect, useMemo } from 'react';

import { getGetMinesConfigQueryOptions } from '@generated/api/mines';

import { lazyPart } from '@/shared/lib/lazy-part';
import { yieldToMain } from '@/shared/lib/yield-to-main';
import { ErrorRetry } from '@/shared/ui/notice';
import { Skeleton } from '@/shared/ui/skeleton';
import { SlowNotice } from '@/shared/ui/slow-notice';
import { recentSettingsQuery } from '@/product/settings-query';
import { GamePage } from '@/product/ui/play/game-page';

import { narrowMinesStakes } from './bet/stake-range';
import { RoundSkeleton } from './board/round-skeleton';
import styles from './mines.module.css';

const load = () => import('./game-table').then((module) => module.GameTable);
const GameTable = lazyPart(load);

const LOADING = (
  <div className={styles.game} aria-busy="true">
    <SlowNotice />
    <Skeleton width="100%" height="30rem" radius="var(--radius-card)" />
    <RoundSkeleton />
  </div>
);

/**
 * Renders the Mines page (SPEC R12, D9); chunk and configuration load in parallel. If the settings fail to load, their default limits
 * apply.
 */
export function Mines() {
  const { data, error, refetch } = useQuery(getGetMinesConfigQueryOptions());
  const settings = useQuery(recentSettingsQuery());
  const ready = useMemo(
    () => (data === undefined || settings.isPending ? undefined : narrowMinesStakes(data.data, settings.data ?? {})),
    [data, settings.isPending, settings.data],
  );
  // React keeps the outline while the chunk loads: as a fallback it would be drawn again, which counts as a late largest paint.
  const terms = useDeferredValue(ready);
  // `lazyPart` reports a failed load. The load is a task of its own, as there.
  useEffect(
    () =>
      void yieldToMain()
        .then(load)
        .catch(() => undefined),
    [],
  );
  return (
    <GamePage name="Mines">
      {error !== null && data === undefined ? (
        <ErrorRetry title="Não foi possível carregar o jogo" error={error} onRetry={() => void refetch()} />
      ) : (
        <Suspense fallback={LOADING}>{terms === undefined ? LOADING : <GameTable config={terms} />}</Suspense>
      )}
    </GamePage>
  );
}
