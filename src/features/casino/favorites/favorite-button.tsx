import type { FavoriteGame } from '@generated/api/model/favorite-game';

import { IconButton } from '@/shared/ui/icon-button';

import { useFavorite } from './use-favorites';

/** Renders a favorite button outside of a tile. For a visitor a press opens the login, and adds the game after it. */
export function FavoriteButton({ game }: { game: FavoriteGame }) {
  const { favorite, toggle } = useFavorite(game);
  return (
    <IconButton icon="heart" filled={favorite} aria-pressed={favorite} label={`Favoritar ${game.name ?? 'este jogo'}`} onClick={toggle} />
  );
}
