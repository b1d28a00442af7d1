import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';

import { getGetMinesConfigQueryOptions } from '@generated/api/mines';

import { lazyPart } from '@/shared/lib/lazy-part';
import { ErrorRetry } from '@/shared/ui/notice';
import { Skeleton } from '@/shared/ui/skeleton';
import { SlowNotice } from '@/shared/ui/slow-notice';

import styles from './mines.module.css';

const load = () => import('./game-table').then((module) => module.GameTable);
const GameTable = lazyPart(load);

const WAIT = (
  <div className={styles.game} aria-busy="true">
    <SlowNotice />
    <Skeleton width="100%" height="30rem" radius="var(--radius-card)" />
    <Skeleton width="100%" height="30rem" radius="var(--radius-card)" />
  </div>
);

/** The game of mines (SPEC R12, D9). Its code comes while its terms are asked for. */
export function Mines() {
  const { data, error, refetch } = useQuery(getGetMinesConfigQueryOptions());
  // One that fails is told of where it is drawn.
  useEffect(() => void load().catch(() => undefined), []);
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Mines</h1>
      {error !== null && data === undefined ? (
        <ErrorRetry title="Não foi possível carregar o jogo" error={error} onRetry={() => void refetch()} />
      ) : (
        <Suspense fallback={WAIT}>{data === undefined ? WAIT : <GameTable config={data.data} />}</Suspense>
      )}
    </div>
  );
}
