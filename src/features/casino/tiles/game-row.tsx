import type { ReactNode } from 'react';

import type { Game } from '@generated/api/model/game';

import { Rail } from '@/shared/ui/rail';

import { GameCard } from './game-card';

interface GameRowProps {
  title: string;
  games: readonly Game[];
  more?: ReactNode;
  /** On the first screen: the first images are fetched at once. */
  first?: boolean;
  /** Numbers the tiles. */
  ranked?: boolean;
}

/** In view on a phone. Without high priority: the largest picture of the page is above them. */
const EAGER_TILES = 3;

export function GameRow({ title, games, more, first = false, ranked = false }: GameRowProps) {
  return (
    <div data-games={games.map(({ id }) => id).join(' ')}>
      <Rail title={title} lead={ranked} more={more}>
        {games.map((game, index) => (
          <GameCard
            key={game.id}
            game={game}
            eager={first && index < EAGER_TILES ? 'auto' : undefined}
            rank={ranked ? index + 1 : undefined}
          />
        ))}
      </Rail>
    </div>
  );
}
