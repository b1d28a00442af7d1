import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy, useEffect } from 'react';

import { getGetMinesConfigQueryOptions } from '@generated/api/mines';

import { ErrorRetry } from '@/shared/ui/notice';
import { Skeleton } from '@/shared/ui/skeleton';

import styles from './mines.module.css';

const load = () => import('./game-table').then((module) => ({ default: module.GameTable }));
const GameTable = lazy(load);

const WAIT = (
  <div className={styles.game} aria-busy="true">
    <Skeleton width="100%" height="30rem" radius="var(--radius-card)" />
    <Skeleton width="100%" height="30rem" radius="var(--radius-card)" />
  </div>
);

/** The game of mines (SPEC R12, D9). Its code comes while its terms are asked for. */
export function Mines() {
  const { data, isError, refetch } = useQuery(getGetMinesConfigQueryOptions());
  // One that fails is told of where it is drawn.
  useEffect(() => void load().catch(() => undefined), []);
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Mines</h1>
      {isError && data === undefined ? (
        <ErrorRetry title="Não foi possível carregar o jogo" text="Verifique sua conexão e tente de novo." onRetry={() => void refetch()} />
      ) : (
        <Suspense fallback={WAIT}>{data === undefined ? WAIT : <GameTable config={data.data} />}</Suspense>
      )}
    </div>
  );
}
