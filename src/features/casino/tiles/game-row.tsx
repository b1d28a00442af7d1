import type { ReactNode } from 'react';

import type { Game } from '@generated/api/model/game';

import { Rail } from '@/shared/ui/rail';

import { GameCard } from './game-card';

interface GameRowProps {
  title: string;
  games: readonly Game[];
  more?: ReactNode;
  /** On the first screen: the first images are loaded eagerly. */
  first?: boolean;
  /** Numbers the tiles. */
  ranked?: boolean;
}

const EAGER_TILES = 6;

export function GameRow({ title, games, more, first = false, ranked = false }: GameRowProps) {
  return (
    <div data-games={games.map(({ id }) => id).join(' ')}>
      <Rail title={title} lead={ranked} more={more}>
        {games.map((game, index) => (
          <GameCard key={game.id} game={game} first={first && index < EAGER_TILES} rank={ranked ? index + 1 : undefined} />
        ))}
      </Rail>
    </div>
  );
}
