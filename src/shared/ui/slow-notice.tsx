import { QueryClientContext } from '@tanstack/react-query';
import { use } from 'react';

import { retryPendingQueries } from '../lib/retry-queries';
import { useSlowness } from '../lib/use-slowness';
import { restartWaits } from '../lib/waiting';
import { Button } from './button';
import { PageContext } from './page-context';
import quiet from './quiet.module.css';
import styles from './slow-notice.module.css';
import spinner from './spinner.module.css';

interface SlowNoticeProps {
  /** Called by the retry, in place of repeating the page's pending requests. */
  onRetry?: (() => void) | undefined;
  /** True shows the notice even if another part of the page waits, for example in a dialog. */
  own?: boolean;
}

/** Renders, in a skeleton, a notice after 3 s, and after 8 s a retry and the support. A page shows only one without `own`. */
export function SlowNotice({ onRetry, own = false }: SlowNoticeProps) {
  const slowness = useSlowness(true, !own);
  const client = use(QueryClientContext);
  const { support } = use(PageContext);
  const retry = () => {
    restartWaits();
    if (onRetry !== undefined) onRetry();
    else if (client !== undefined) void retryPendingQueries(client);
  };
  // A live region announces only changes.
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
          <div className={quiet.text}>{support}</div>
        </div>
      )}
    </div>
  );
}
