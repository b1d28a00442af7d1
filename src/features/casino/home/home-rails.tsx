import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';

import type { ListGamesParams } from '@generated/api/model/list-games-params';

import { lazyPart } from '@/shared/lib/lazy-part';
import { useNearViewport } from '@/shared/lib/use-near-viewport';
import { Rail } from '@/shared/ui/rail';
import { SectionBoundary } from '@/shared/ui/section-boundary';
import { TileSkeleton } from '@/shared/ui/tile-skeleton';
import { useIsPlayer } from '@/session/use-session';
import { paths } from '@/product/paths';
import { useIsSectionOpen } from '@/product/sections';
import { usePageIs } from '@/startup/stages/page-is';
import { SlowNotice } from '@/shared/ui/slow-notice';
import { Link } from '@/product/navigation';

import { LIVE_CATEGORY, SLOTS_CATEGORY } from '../categories';
import { hadRecentRow } from '../recent-row-memory';
import styles from './home-rails.module.css';
import { gamesQuery } from '../game-queries';
import { GameRow } from '../tiles/game-row';
import { FailedRow } from './failed-row';

const HomeRecent = lazyPart(() => import('./home-recent').then((module) => module.HomeRecent));
const InHouseGames = lazyPart(() => import('./in-house-games').then((module) => module.InHouseGames));
const HomeProviders = lazyPart(() => import('./home-providers').then((module) => module.HomeProviders));

const RECENT_SKELETON = (
  <Rail title="Jogados recentemente" busy>
    {Array.from({ length: 8 }, (_, index) => (
      <TileSkeleton key={index} />
    ))}
  </Rail>
);

/**
 * Renders the rows of the home page, each with its own loading and error states. While the casino is closed, which also closes the in-house
 * games, only link and row of the sportsbook remain, and for a blocked player only that row.
 *
 * @param props.sports row of the sportsbook, rendered when it comes near the viewport
 */
export function HomeRails({ sports }: { sports: ReactNode }) {
  const isOpen = useIsSectionOpen('casino_enabled');
  return (
    <div className={styles.rails}>
      {isOpen && (
        <>
          <div className={styles.recent}>
            <RecentGames />
          </div>
          <SectionBoundary name="home: Mais jogados" title="os jogos">
            <GameRail title="Mais jogados" games={{ sort: 'popular' }} more={paths.casino()} first ranked />
          </SectionBoundary>
          <SectionBoundary name="home: Cassino ao vivo" title="os jogos">
            <GameRail title="Cassino ao vivo" games={{ category_id: LIVE_CATEGORY }} more={paths.casinoLive()} />
          </SectionBoundary>
        </>
      )}
      <NearViewport name="own games" className={styles.inHouseGames}>
        <InHouseGames />
      </NearViewport>
      <NearViewport name="sports" className={styles.sports}>
        {sports}
      </NearViewport>
      {isOpen && (
        <>
          <SectionBoundary name="home: Novidades" title="os jogos">
            <GameRail title="Novidades" games={{ sort: 'new' }} more={paths.casino({ sort: 'new' })} />
          </SectionBoundary>
          <SectionBoundary name="home: Slots" title="os jogos">
            <GameRail title="Slots" games={{ category_id: SLOTS_CATEGORY }} more={paths.casinoSlots()} />
          </SectionBoundary>
          <SectionBoundary name="home: Maior RTP" title="os jogos">
            <GameRail title="Maior RTP" games={{ sort: 'rtp' }} more={paths.casino({ sort: 'rtp' })} />
          </SectionBoundary>
          <NearViewport name="providers" className={styles.providers}>
            <HomeProviders />
          </NearViewport>
        </>
      )}
    </div>
  );
}

/** Renders the last games of a player. It reads the session itself, so that the other rows are not rendered again. */
function RecentGames() {
  const isHydrated = usePageIs('hydrated');
  return useIsPlayer() && isHydrated && <PlayerGames />;
}

/** Renders the skeleton only if the previous page had this row: otherwise the rows below would move. */
function PlayerGames() {
  const [skeleton] = useState(() => hadRecentRow() && RECENT_SKELETON);
  return (
    <SectionBoundary name="home: recent games" title="os últimos jogos" pending={skeleton}>
      <HomeRecent skeleton={skeleton} />
    </SectionBoundary>
  );
}

/** Renders its children, and thus loads their chunks, when it comes near the viewport. */
function NearViewport({ name, className, children }: { name: string; className: string | undefined; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const near = useNearViewport(ref);
  return (
    <div ref={ref} className={className}>
      <SectionBoundary name={`home: ${name}`}>{near && children}</SectionBoundary>
    </div>
  );
}

interface GameRailProps {
  title: string;
  /** Filter and order of the games. */
  games: ListGamesParams;
  /** Path of the whole list. */
  more: string;
  /** True to fetch the row at once. Others are fetched near the viewport. */
  first?: boolean;
  /** True for ten numbered games. */
  ranked?: boolean;
}

const RAIL_LENGTH = 18;
const RANKED_LENGTH = 10;

/** Renders a row of games with loading and error states, or nothing if there are none. */
function GameRail({ title, games, more, first = false, ranked = false }: GameRailProps) {
  const ref = useRef<HTMLDivElement>(null);
  const near = useNearViewport(ref);
  const { data, isError, refetch } = useQuery({
    ...gamesQuery({ ...games, per_page: ranked ? RANKED_LENGTH : RAIL_LENGTH }),
    enabled: first || near,
  });
  if (data?.data.length === 0) return null;

  const moreLink = (
    <Link to={more} aria-label={`Ver todos: ${title}`}>
      Ver todos
    </Link>
  );
  return (
    <div ref={ref}>
      {data !== undefined ? (
        <GameRow title={title} games={data.data} more={moreLink} first={first} ranked={ranked} />
      ) : isError ? (
        <FailedRow title={title} text="Não foi possível carregar estes jogos." onRetry={() => void refetch()} />
      ) : (
        <>
          {(first || near) && <SlowNotice />}
          <Rail title={title} lead={ranked} busy more={moreLink}>
            {Array.from({ length: 8 }, (_, index) => (
              <TileSkeleton key={index} />
            ))}
          </Rail>
        </>
      )}
    </div>
  );
}
