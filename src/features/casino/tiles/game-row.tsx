import type { ReactNode } from 'react';

import type { Game } from '@generated/api/model/game';

import { Rail } from '@/shared/ui/rail';

import { useFavorites } from '../favorites/use-favorites';
import { GameCard } from './game-card';

interface GameRowProps {
  title: string;
  games: readonly Game[];
  /** Link to the whole list. */
  more?: ReactNode;
  /** True on the first screen: the first image is fetched at once. */
  first?: boolean;
  /** True to number the tiles. */
  ranked?: boolean;
}

/**
 * Index of the tile whose art is fetched at once. The browser fetches the others after the first layout, so that they do not
 * share the bandwidth with the largest picture of the page, which is above.
 */
const EAGER_TILE = 0;

/** Renders a row of games that scrolls sideways. */
export function GameRow({ title, games, more, first = false, ranked = false }: GameRowProps) {
  const favorites = useFavorites();
  return (
    <div data-games={games.map(({ id }) => id).join(' ')}>
      <Rail title={title} lead={ranked} more={more}>
        {games.map((game, index) => (
          <GameCard
            key={game.id}
            game={game}
            eager={first && index === EAGER_TILE ? 'auto' : undefined}
            rank={ranked ? index + 1 : undefined}
            favorite={favorites.ids.has(game.id)}
            onFavorite={favorites.toggle}
          />
        ))}
      </Rail>
    </div>
  );
}
