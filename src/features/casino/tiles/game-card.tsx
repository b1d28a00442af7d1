import type { Game } from '@generated/api/model/game';

import { savesData } from '@/shared/lib/saves-data';
import { GameTile } from '@/shared/ui/game-tile';
import { openModal } from '@/shell/modal-store';

import { useFavorite } from '../favorites/use-favorites';
import { gameImages } from './game-image';

interface GameCardProps {
  game: Game;
  /** Whether it stands on the first screen. */
  first?: boolean;
  /** Its place, where the list is a ranking. */
  rank?: number | undefined;
  /** Whether it may be gone again in a moment: its art is not asked for yet. */
  isTransient?: boolean;
}

/** A game of a list as a tile: it opens the game's details, its heart makes it a favourite. */
export function GameCard(props: GameCardProps) {
  const { favorite, toggle } = useFavorite(props.game);
  return <GameCardView {...props} favorite={favorite} onFavorite={toggle} />;
}

/** The same for a list that knows its favourites itself. */
export function GameCardView({
  game,
  first = false,
  rank,
  isTransient,
  favorite,
  onFavorite,
}: GameCardProps & { favorite: boolean; onFavorite: (game: Game) => void }) {
  return (
    <GameTile
      name={game.name}
      provider={game.provider.name}
      images={gameImages(game)}
      rtp={game.rtp}
      mark={game.is_new ? 'Novo' : undefined}
      rank={rank}
      favorite={favorite}
      first={first && !savesData()}
      isPassing={isTransient}
      onOpen={() => openModal({ name: 'game', id: game.id })}
      onFavorite={() => onFavorite(game)}
    />
  );
}
