import { Skeleton } from '@/shared/ui/skeleton';

import styles from './play-frame.module.css';

/** Covers a game that is loading. */
export function GameSkeleton({ name }: { name: string }) {
  return (
    <div role="status" className={styles.wait}>
      <span>{`Abrindo ${name}…`}</span>
      <Skeleton width="100%" height="100%" />
    </div>
  );
}
