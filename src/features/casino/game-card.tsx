import type { Game } from '@generated/api/model/game';

import { GameTile } from '@/shared/ui/game-tile';
import { openModal } from '@/shell/modal-store';

import { useFavorite } from './favorites';
import { gameImages } from './game-image';

/**
 * A game of a list as a tile: it opens the game's details, its heart makes it a favourite.
 *
 * @param props.first whether it stands on the first screen
 * @param props.rank its place, where the list is a ranking
 */
export function GameCard({ game, first = false, rank }: { game: Game; first?: boolean; rank?: number | undefined }) {
  const { favorite, toggle } = useFavorite(game);
  return (
    <GameTile
      name={game.name}
      provider={game.provider.name}
      images={gameImages(game)}
      rtp={game.rtp}
      mark={game.is_new ? 'Novo' : undefined}
      rank={rank}
      favorite={favorite}
      first={first}
      onOpen={() => openModal({ name: 'game', id: game.id })}
      onFavorite={toggle}
    />
  );
}
