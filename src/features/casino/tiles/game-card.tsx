import type { Game } from '@generated/api/model/game';

import { prefersReducedData } from '@/shared/lib/prefers-reduced-data';
import { GameTile } from '@/shared/ui/game-tile';
import { openModal } from '@/shell/modal-store';

import { useFavorite } from '../favorites/use-favorites';
import { gameImages } from './game-image';

interface GameCardProps {
  game: Game;
  /** On the first screen: the art is fetched at once, with this priority. */
  eager?: 'high' | 'auto' | undefined;
  /** Of the art, unless the tile is in a row. */
  sizes?: string | undefined;
  /** From 1. */
  rank?: number | undefined;
  /** While the user types: the art is not requested. */
  isTransient?: boolean;
}

/** Renders a tile that opens the game's details. */
export function GameCard(props: GameCardProps) {
  const { favorite, toggle } = useFavorite(props.game);
  return <GameCardView {...props} favorite={favorite} onFavorite={toggle} />;
}

/** Renders a GameCard for lists that read the favorites once. */
export function GameCardView({
  game,
  eager,
  sizes,
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
      volatility={game.volatility}
      mark={game.is_new ? 'Novo' : undefined}
      rank={rank}
      favorite={favorite}
      eager={prefersReducedData() ? undefined : eager}
      sizes={sizes}
      isPassing={isTransient}
      onOpen={() => openModal({ name: 'game', id: game.id })}
      onFavorite={() => onFavorite(game)}
    />
  );
}
