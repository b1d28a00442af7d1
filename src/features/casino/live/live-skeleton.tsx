import { Rail } from '@/shared/ui/rail';

import styles from './live-rails.module.css';

/** Rails that fill the first screen. */
const TITLES = ['Roleta', 'Blackjack', 'Bacará'];
const TILES = 4;

/** Renders the place of the tables of the live casino, so that nothing moves when they arrive. */
export function LiveSkeleton() {
  return (
    <div className={styles.rails}>
      {TITLES.map((title) => (
        <Rail key={title} title={title} busy>
          {Array.from({ length: TILES }, (_, index) => (
            <div key={index} className={styles.skeleton} />
          ))}
        </Rail>
      ))}
    </div>
  );
}
