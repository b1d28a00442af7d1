import type { ReactNode } from 'react';
import { Suspense, lazy, useRef } from 'react';

import { useIsPlayer } from '@/session/use-session';
import { useNear } from '@/shared/lib/use-near';
import { Rail } from '@/shared/ui/rail';
import { TileSkeleton } from '@/shared/ui/tile-skeleton';
import { paths } from '@/shell/paths';

import { LIVE_CATEGORY, SLOTS_CATEGORY } from '../categories';
import { GameRail } from './game-rail';
import styles from './home-rails.module.css';

const HomeRecent = lazy(() => import('./home-recent').then((module) => ({ default: module.HomeRecent })));
const HomeHouse = lazy(() => import('./in-house-games').then((module) => ({ default: module.InHouseGames })));
const HomeProviders = lazy(() => import('./home-providers').then((module) => ({ default: module.HomeProviders })));

const RECENT_SKELETON = (
  <Rail title="Continuar jogando" busy>
    {Array.from({ length: 8 }, (_, index) => (
      <TileSkeleton key={index} />
    ))}
  </Rail>
);

/**
 * Home's rows: games, the house's own games and the sportsbook, providers. Each loads by itself and fails by itself.
 *
 * @param sports the row of the sportsbook, filled once it comes near the screen
 */
export function HomeRails({ sports }: { sports: ReactNode }) {
  const isPlayer = useIsPlayer();
  return (
    <div className={styles.rails}>
      {isPlayer && (
        <Suspense fallback={RECENT_SKELETON}>
          <HomeRecent wait={RECENT_SKELETON} />
        </Suspense>
      )}
      <GameRail title="Mais jogados" games={{ sort: 'popular' }} more={paths.casino()} first ranked />
      <GameRail title="Cassino ao vivo" games={{ category_id: LIVE_CATEGORY }} more={paths.casinoLive()} />
      <NearViewport className={styles.house}>
        <HomeHouse />
      </NearViewport>
      <NearViewport className={styles.sports}>{sports}</NearViewport>
      <GameRail title="Novidades" games={{ sort: 'new' }} more={paths.casino({ sort: 'new' })} />
      <GameRail title="Slots" games={{ category_id: SLOTS_CATEGORY }} more={paths.casinoSlots()} />
      <GameRail title="Maior RTP" games={{ sort: 'rtp' }} more={paths.casino({ sort: 'rtp' })} />
      <NearViewport className={styles.providers}>
        <HomeProviders />
      </NearViewport>
    </div>
  );
}

/** A place that is filled, and its code loaded, once it comes near the screen. */
function NearViewport({ className, children }: { className: string | undefined; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const near = useNear(ref);
  return (
    <div ref={ref} className={className}>
      <Suspense>{near && children}</Suspense>
    </div>
  );
}
