import { Skeleton } from '@/shared/ui/skeleton';
import { SlowNotice } from '@/shared/ui/slow-notice';
import layout from '@/shared/ui/layout.module.css';

import styles from './sportsbook-skeleton.module.css';

/** Renders the outline of the sportsbook while it loads, with a notice if that takes long. */
export function SportsbookSkeleton() {
  return (
    <div role="status" className={`${layout.large} ${styles.book}`}>
      <SlowNotice />
      <span className={styles.words}>Abrindo as apostas esportivas…</span>
      <div className={styles.bar} aria-hidden="true">
        {[5, 6, 8].map((width) => (
          <Skeleton key={width} width={`${width}rem`} height="1.25rem" />
        ))}
      </div>
      <div className={layout.medium} aria-hidden="true">
        {Array.from({ length: 6 }, (_, index) => (
          <div key={index} className={`${layout.small} ${styles.event}`}>
            <Skeleton width="60%" height="1rem" />
            <Skeleton width="45%" height="1rem" />
            <Skeleton width="100%" height="3rem" radius="var(--radius-control)" />
          </div>
        ))}
      </div>
      <div className={styles.slip} aria-hidden="true">
        <Skeleton width="100%" height="11rem" radius="var(--radius-card)" />
      </div>
    </div>
  );
}
