import { QueryClientContext } from '@tanstack/react-query';
import { use } from 'react';

import { retryPendingQueries } from '../lib/retry-queries';
import { useSlowness } from '../lib/use-slowness';
import { restartWaits } from '../lib/waiting';
import { Button } from './button';
import { PageContext } from './page-context';
import styles from './slow-notice.module.css';
import spinner from './spinner.module.css';

interface SlowNoticeProps {
  /** Sends again whatever is pending; by default the requests that the page waits for. */
  onRetry?: (() => void) | undefined;
  /** Whether it shows up even if another part of the page waits too, as in a dialog above the page. */
  own?: boolean;
}

/**
 * To be rendered inside a skeleton: says after 3 s of waiting that it takes longer than usual, and offers after 10 s a
 * retry and the way to support. A page with several skeletons says so once.
 */
export function SlowNotice({ onRetry, own = false }: SlowNoticeProps) {
  const slowness = useSlowness(true, !own);
  const client = use(QueryClientContext);
  const { support } = use(PageContext);
  const retry = () => {
    restartWaits();
    if (onRetry !== undefined) onRetry();
    else if (client !== undefined) void retryPendingQueries(client);
  };
  // Always there, though empty: a live region announces only what is added to it.
  return (
    <div className={styles.notice} data-slowness={slowness} aria-live="polite">
      {slowness !== 'ok' && (
        <p className={styles.text}>
          <span className={spinner.spinner} aria-hidden="true" />
          Está demorando mais que o normal…
        </p>
      )}
      {slowness === 'stuck' && (
        <div className={styles.ways}>
          <Button onClick={retry}>Tentar de novo</Button>
          <div className={styles.support}>{support}</div>
        </div>
      )}
    </div>
  );
}
