import { Rail } from '@/shared/ui/rail';

import styles from './live-rails.module.css';

/** Titles of all rails, so that the games below stay where they are. */
const TITLES = ['Mesas brasileiras', 'Roleta', 'Blackjack', 'Bacará', 'Shows e dados'];
/** Number of placeholders in each rail. */
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
      <h2>Todos os jogos</h2>
    </div>
  );
}
