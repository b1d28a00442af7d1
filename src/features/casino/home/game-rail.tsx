import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';

import type { ListGamesParams } from '@generated/api/model/list-games-params';

import { useNear } from '@/shared/lib/use-near';
import { Rail } from '@/shared/ui/rail';
import { TileSkeleton } from '@/shared/ui/tile-skeleton';
import { Link } from '@/shell/navigation';

import { FailedRow } from './failed-row';
import { gamesQuery } from '../game-queries';
import styles from './game-rail.module.css';
import { GameRow } from '../tiles/game-row';

interface GameRailProps {
  title: string;
  /** Which games. */
  games: ListGamesParams;
  /** Address of the whole list. */
  more: string;
  /** Whether it stands on the first screen: fetched at once, its art first. Others wait until they come near. */
  first?: boolean;
  /** Whether it is a ranking: ten games, numbered. */
  ranked?: boolean;
}

const RAIL_LENGTH = 18;
const RANKED_LENGTH = 10;

/** A row of games. It loads by itself and fails by itself; without games it is not there. */
export function GameRail({ title, games, more, first = false, ranked = false }: GameRailProps) {
  const ref = useRef<HTMLDivElement>(null);
  const near = useNear(ref);
  const { data, isError, refetch } = useQuery({
    ...gamesQuery({ ...games, per_page: ranked ? RANKED_LENGTH : RAIL_LENGTH }),
    enabled: first || near,
  });
  if (data?.data.length === 0) return null;

  const all = (
    <Link className={styles.more} to={more} aria-label={`Ver todos: ${title}`}>
      Ver todos
    </Link>
  );
  return (
    <div ref={ref}>
      {data !== undefined ? (
        <GameRow title={title} games={data.data} more={all} first={first} ranked={ranked} />
      ) : isError ? (
        <FailedRow title={title} text="Não foi possível carregar estes jogos." onRetry={() => void refetch()} />
      ) : (
        <Rail title={title} lead={ranked} busy more={all}>
          {Array.from({ length: 8 }, (_, index) => (
            <TileSkeleton key={index} />
          ))}
        </Rail>
      )}
    </div>
  );
}
