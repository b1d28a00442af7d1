import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';

import type { ListGamesParams } from '@generated/api/model/list-games-params';

import { useNear } from '@/shared/lib/use-near';
import { ErrorRetry } from '@/shared/ui/notice';
import { Rail } from '@/shared/ui/rail';
import { TileSkeleton } from '@/shared/ui/tile-skeleton';
import { Link } from '@/shell/navigation';

import { GameCard } from './game-card';
import { gamesQuery } from './game-queries';
import styles from './game-rail.module.css';

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

const LENGTH = 18;
const RANKED_LENGTH = 10;
const FIRST_SEEN = 6;

/** A row of games. It loads by itself and fails by itself; without games it is not there. */
export function GameRail({ title, games, more, first = false, ranked = false }: GameRailProps) {
  const ref = useRef<HTMLDivElement>(null);
  const near = useNear(ref);
  const { data, isError, refetch } = useQuery({
    ...gamesQuery({ ...games, per_page: ranked ? RANKED_LENGTH : LENGTH }),
    enabled: first || near,
  });
  if (data?.data.length === 0) return null;

  const tiles = data?.data.map((game, index) => (
    <GameCard key={game.id} game={game} first={first && index < FIRST_SEEN} rank={ranked ? index + 1 : undefined} />
  ));
  return (
    <div ref={ref}>
      {isError && tiles === undefined ? (
        <section className={styles.failed} aria-label={title}>
          <h2 className={styles.title}>{title}</h2>
          <ErrorRetry slim title="Não foi possível carregar estes jogos." onRetry={() => void refetch()} />
        </section>
      ) : (
        <Rail
          title={title}
          lead={ranked}
          busy={tiles === undefined}
          more={
            <Link className={styles.more} to={more} aria-label={`Ver todos: ${title}`}>
              Ver todos
            </Link>
          }
        >
          {tiles ?? Array.from({ length: 8 }, (_, index) => <TileSkeleton key={index} />)}
        </Rail>
      )}
    </div>
  );
}
