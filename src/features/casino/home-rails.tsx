import { Suspense, lazy, useRef } from 'react';

import { useIsPlayer } from '@/session/use-session';
import { useNear } from '@/shared/lib/use-near';
import { paths } from '@/shell/paths';

import { LIVE_CATEGORY, SLOTS_CATEGORY } from './categories';
import { GameRail } from './game-rail';
import styles from './home-rails.module.css';

const HomeRecent = lazy(() => import('./home-recent').then((module) => ({ default: module.HomeRecent })));
const HomeHouse = lazy(() => import('./home-house').then((module) => ({ default: module.HomeHouse })));
const HomeProviders = lazy(() => import('./home-providers').then((module) => ({ default: module.HomeProviders })));

/** Home's rows: games, the house's own games and the sportsbook, providers. Each loads by itself and fails by itself. */
export function HomeRails() {
  const isPlayer = useIsPlayer();
  const end = useRef<HTMLDivElement>(null);
  const near = useNear(end);
  return (
    <div className={styles.rails}>
      <Suspense>{isPlayer && <HomeRecent />}</Suspense>
      <GameRail title="Mais jogados" games={{ sort: 'popular' }} more={paths.casino()} first ranked />
      <GameRail title="Cassino ao vivo" games={{ category_id: LIVE_CATEGORY }} more={paths.casinoLive()} />
      <div className={styles.house}>
        <Suspense>
          <HomeHouse />
        </Suspense>
      </div>
      <GameRail title="Novidades" games={{ sort: 'new' }} more={paths.casino({ sort: 'new' })} />
      <GameRail title="Slots" games={{ category_id: SLOTS_CATEGORY }} more={paths.casinoSlots()} />
      <GameRail title="Maior RTP" games={{ sort: 'rtp' }} more={paths.casino({ sort: 'rtp' })} />
      <div ref={end} className={styles.providers}>
        <Suspense>{near && <HomeProviders />}</Suspense>
      </div>
    </div>
  );
}
