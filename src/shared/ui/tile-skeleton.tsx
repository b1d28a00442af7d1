import { Skeleton } from './skeleton';
import styles from './tile-skeleton.module.css';

export function TileSkeleton() {
  return (
    <div className={styles.tile} aria-hidden="true">
      <div className={styles.art} />
      <div className={styles.words}>
        <Skeleton width="80%" height={10} />
        <Skeleton width="50%" height={8} />
      </div>
    </div>
  );
}
