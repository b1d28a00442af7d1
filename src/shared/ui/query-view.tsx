import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { ErrorRetry } from './notice';
import { Skeleton } from './skeleton';
import { SlowNotice } from './slow-notice';
import styles from './query-view.module.css';

interface QueryViewProps<T> {
  query: UseQueryResult<T, unknown>;
  /** Title of an error: 'Não foi possível carregar …'. */
  failed: string;
  /** Number of lines of the skeleton. */
  lines?: number;
  children: (data: T) => ReactNode;
}

/** Renders a skeleton while pending, an error with a retry on failure, `children(data)` on success. */
export function QueryView<T>({ query: { data, error, isError, refetch }, failed, lines = 4, children }: QueryViewProps<T>) {
  if (data !== undefined) return children(data);
  if (isError) return <ErrorRetry title={failed} error={error} onRetry={() => void refetch()} />;
  return (
    <div className={styles.wait} aria-busy="true">
      <SlowNotice />
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} width={index % 2 === 0 ? '100%' : '70%'} height="1.25rem" />
      ))}
    </div>
  );
}
