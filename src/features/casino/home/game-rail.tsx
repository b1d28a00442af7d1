import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';

import type { ListGamesParams } from '@generated/api/model/list-games-params';

import { useNearViewport } from '@/shared/lib/use-near-viewport';
import { Rail } from '@/shared/ui/rail';
import { SlowNotice } from '@/shared/ui/slow-notice';
import { TileSkeleton } from '@/shared/ui/tile-skeleton';
import { Link } from '@/product/navigation';

import { gamesQuery } from '../game-queries';
import { GameRow } from '../tiles/game-row';
import { FailedRow } from './failed-row';

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
export function GameRail({ title, games, more, first = false, ranked = false }: GameRailProps) {
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
