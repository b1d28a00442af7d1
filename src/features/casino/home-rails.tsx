import { paths } from '@/shell/paths';

import { LIVE_CATEGORY, SLOTS_CATEGORY } from './categories';
import { GameRail } from './game-rail';
import styles from './home-rails.module.css';

/** Home's rows of games. */
export function HomeRails() {
  return (
    <div className={styles.rails}>
      <GameRail title="Mais jogados" games={{ sort: 'popular' }} more={paths.casino()} first ranked />
      <GameRail title="Cassino ao vivo" games={{ category_id: LIVE_CATEGORY }} more={paths.casinoLive()} />
      <GameRail title="Novidades" games={{ sort: 'new' }} more={paths.casino({ sort: 'new' })} />
      <GameRail title="Slots" games={{ category_id: SLOTS_CATEGORY }} more={paths.casinoSlots()} />
      <GameRail title="Maior RTP" games={{ sort: 'rtp' }} more={paths.casino({ sort: 'rtp' })} />
    </div>
  );
}
