import { FavoriteGames } from '@/features/casino/favorites/favorite-games';
import { usePageTitle } from '@/features/site/use-page-title';

/** The player's favourites (SPEC R10). */
export default function CasinoFavorites() {
  usePageTitle('Favoritos');
  return <FavoriteGames />;
}
