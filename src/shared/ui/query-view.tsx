import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { ErrorRetry } from './notice';
import { Skeleton } from './skeleton';
import { SlowNotice } from './slow-notice';
import styles from './query-view.module.css';

export interface QueryViewProps<T> {
  query: UseQueryResult<T, unknown>;
  /** Title of an error: 'Não foi possível carregar …'. */
  failed: string;
  /** Number of lines of the skeleton. */
  lines?: number;
  /** Content in place of an empty list. Without it, `children` receives the empty list. */
  empty?: ReactNode;
  children: (data: T) => ReactNode;
}

/**
 * Renders a skeleton until the first response, and an error with a retry if that failed. Then renders `children(data)`, also if a
 * later fetch fails, or `empty` for an empty list. A query that is not enabled stays a skeleton.
 */
export function QueryView<T>({ query: { data, error, isError, refetch }, failed, lines = 4, empty, children }: QueryViewProps<T>) {
  if (data !== undefined) return empty !== undefined && isEmptyList(data) ? empty : children(data);
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

/** Returns true for an empty list, and for a response whose `data` is one. */
function isEmptyList(response: unknown): boolean {
  const list = typeof response === 'object' && response !== null && 'data' in response ? response.data : response;
  return Array.isArray(list) && list.length === 0;
}
