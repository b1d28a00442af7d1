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
const InHouseGames = lazy(() => import('./in-house-games').then((module) => ({ default: module.InHouseGames })));
const HomeProviders = lazy(() => import('./home-providers').then((module) => ({ default: module.HomeProviders })));

const RECENT_SKELETON = (
  <Rail title="Continuar jogando" busy>
    {Array.from({ length: 8 }, (_, index) => (
      <TileSkeleton key={index} />
    ))}
  </Rail>
);

/**
 * Renders the rows of the home page: games, in-house products, sports events and providers. Each row has its own loading
 * and error states.
 *
 * @param props.sports the row of sports events; rendered near the viewport
 */
export function HomeRails({ sports }: { sports: ReactNode }) {
  const isPlayer = useIsPlayer();
  return (
    <div className={styles.rails}>
      {isPlayer && (
        <Suspense fallback={RECENT_SKELETON}>
          <HomeRecent skeleton={RECENT_SKELETON} />
        </Suspense>
      )}
      <GameRail title="Mais jogados" games={{ sort: 'popular' }} more={paths.casino()} first ranked />
      <GameRail title="Cassino ao vivo" games={{ category_id: LIVE_CATEGORY }} more={paths.casinoLive()} />
      <NearViewport className={styles.inHouseGames}>
        <InHouseGames />
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

/** Renders its children, and so loads their chunks, once it is near the viewport. */
function NearViewport({ className, children }: { className: string | undefined; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const near = useNear(ref);
  return (
    <div ref={ref} className={className}>
      <Suspense>{near && children}</Suspense>
    </div>
  );
}
