import { GameGridSkeleton } from '@/features/casino/tiles/game-grid';
import { Lobby } from '@/features/casino/lobby/lobby';
import { useCategory } from '@/features/casino/lobby/use-category';
import { usePageTitle } from '@/features/page-parts/use-page-title';
import { ErrorRetry } from '@/shared/ui/notice';
import { SectionBoundary } from '@/shared/ui/section-boundary';
import { useParams } from '@/product/navigation';

import NotFound from './not-found';

/** Renders the games of a category, or the not-found page for an unknown slug (SPEC R11). */
export default function CasinoCategory() {
  const { categoryName = '' } = useParams();
  return (
    <SectionBoundary name="lobby" title="os jogos">
      <CategoryLobby slug={categoryName} />
    </SectionBoundary>
  );
}

function CategoryLobby({ slug }: { slug: string }) {
  const { category, error, refetch } = useCategory(slug);
  usePageTitle(category?.name ?? 'Cassino');
  if (error !== null) return <ErrorRetry title="Não foi possível abrir esta categoria" error={error} onRetry={() => void refetch()} />;
  if (category === undefined) return <GameGridSkeleton />;
  if (category === null) return <NotFound />;
  return <Lobby key={category.id} title={category.name} category={category.id} />;
}
