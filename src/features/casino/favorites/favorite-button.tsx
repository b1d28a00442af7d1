import type { FavoriteGame } from '@generated/api/model/favorite-game';

import { Icon } from '@/shared/ui/icon';

import styles from './favorite-button.module.css';
import { useFavorite } from './use-favorites';

/** Renders a favorite button outside of a tile. */
export function FavoriteButton({ game }: { game: FavoriteGame }) {
  const { favorite, toggle } = useFavorite(game);
  return (
    <button
      type="button"
      className={styles.tool}
      aria-pressed={favorite}
      aria-label={`Favoritar ${game.name ?? 'este jogo'}`}
      onClick={toggle}
    >
      <Icon name="heart" filled={favorite} />
    </button>
  );
}
