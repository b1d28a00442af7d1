import { memo } from 'react';

import type { Game } from '@generated/api/model/game';
import type { GameHighlight } from '@generated/api/model/game-highlight';

import { labelOf } from '@/shared/lib/label-of';
import { prefersReducedData } from '@/shared/lib/prefers-reduced-data';
import { GameTile } from '@/shared/ui/game-tile';
import { openModal } from '@/product/modal-store';

import { gameImages } from './game-image';

const HIGHLIGHTS: Readonly<Record<GameHighlight, string>> = { hot: 'Em alta', exclusive: 'Exclusivo' };

interface GameCardProps {
  game: Game;
  /** Priority of the art of a tile on the first screen, which is fetched at once. Undefined: fetched near the viewport. */
  eager?: 'high' | 'auto' | undefined;
  /** Attribute `sizes` of the art; by default that of a tile in a row. */
  sizes?: string | undefined;
  /** Rank, from 1. */
  rank?: number | undefined;
  /** True while the user types: the art is not fetched. */
  isTransient?: boolean;
  favorite: boolean;
  onFavorite: (game: Game) => void;
}

/**
 * Renders a tile that opens the game's details. Its list reads the favorites once (`useFavorites`), and only a tile whose
 * favorite changes is rendered again.
 */
export const GameCard = memo(function GameCard({ game, eager, sizes, rank, isTransient, favorite, onFavorite }: GameCardProps) {
  return (
    <GameTile
      name={game.name}
      provider={game.provider.name}
      images={gameImages(game)}
      rtp={game.rtp}
      volatility={game.volatility === 'unknown' ? undefined : game.volatility}
      mark={game.is_new ? 'Novo' : game.highlight && labelOf(HIGHLIGHTS, game.highlight, undefined)}
      rank={rank}
      favorite={favorite}
      eager={prefersReducedData() ? undefined : eager}
      sizes={sizes}
      isTransient={isTransient}
      onOpen={() => openModal({ name: 'game', id: game.id })}
      onFavorite={() => onFavorite(game)}
    />
  );
});
