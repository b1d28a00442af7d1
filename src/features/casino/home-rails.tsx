import type { ReactNode } from 'react';
import { useRef } from 'react';

import { useIsPlayer } from '@/session/use-session';
import { lazyPart } from '@/shared/lib/lazy-part';
import { useNear } from '@/shared/lib/use-near';
import { Rail } from '@/shared/ui/rail';
import { SectionBoundary } from '@/shared/ui/section-boundary';
import { TileSkeleton } from '@/shared/ui/tile-skeleton';
import { paths } from '@/shell/paths';

import { LIVE_CATEGORY, SLOTS_CATEGORY } from './categories';
import { GameRail } from './game-rail';
import styles from './home-rails.module.css';

const HomeRecent = lazyPart(() => import('./home-recent').then((module) => module.HomeRecent));
const HomeHouse = lazyPart(() => import('./home-house').then((module) => module.HomeHouse));
const HomeProviders = lazyPart(() => import('./home-providers').then((module) => module.HomeProviders));

const RECENT_WAIT = (
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
        <SectionBoundary name="home: recent games" title="os últimos jogos" pending={RECENT_WAIT}>
          <HomeRecent wait={RECENT_WAIT} />
        </SectionBoundary>
      )}
      <SectionBoundary name="home: Mais jogados" title="os jogos">
        <GameRail title="Mais jogados" games={{ sort: 'popular' }} more={paths.casino()} first ranked />
      </SectionBoundary>
      <SectionBoundary name="home: Cassino ao vivo" title="os jogos">
        <GameRail title="Cassino ao vivo" games={{ category_id: LIVE_CATEGORY }} more={paths.casinoLive()} />
      </SectionBoundary>
      <Near name="own games" className={styles.house}>
        <HomeHouse />
      </Near>
      <Near name="sports" className={styles.sports}>
        {sports}
      </Near>
      <SectionBoundary name="home: Novidades" title="os jogos">
        <GameRail title="Novidades" games={{ sort: 'new' }} more={paths.casino({ sort: 'new' })} />
      </SectionBoundary>
      <SectionBoundary name="home: Slots" title="os jogos">
        <GameRail title="Slots" games={{ category_id: SLOTS_CATEGORY }} more={paths.casinoSlots()} />
      </SectionBoundary>
      <SectionBoundary name="home: Maior RTP" title="os jogos">
        <GameRail title="Maior RTP" games={{ sort: 'rtp' }} more={paths.casino({ sort: 'rtp' })} />
      </SectionBoundary>
      <Near name="providers" className={styles.providers}>
        <HomeProviders />
      </Near>
    </div>
  );
}

/** A place that is filled, and its code loaded, once it comes near the screen. */
function Near({ name, className, children }: { name: string; className: string | undefined; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const near = useNear(ref);
  return (
    <div ref={ref} className={className}>
      <SectionBoundary name={`home: ${name}`}>{near && children}</SectionBoundary>
    </div>
  );
}
