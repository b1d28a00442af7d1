import { FavoriteGames } from '@/features/casino/lobby/favorite-games';
import { usePageTitle } from '@/features/page-parts/use-page-title';
import { SectionBoundary } from '@/shared/ui/section-boundary';

/** Renders the player's favorites, or for a visitor a prompt to log in (SPEC R10). */
export default function CasinoFavorites() {
  usePageTitle('Favoritos');
  return (
    <SectionBoundary name="favorites" title="os favoritos">
      <FavoriteGames />
    </SectionBoundary>
  );
}
