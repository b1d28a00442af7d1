import { Lobby } from '@/features/casino/lobby/lobby';
import { usePageTitle } from '@/features/page-parts/use-page-title';
import { SectionBoundary } from '@/shared/ui/section-boundary';

/** Renders all games (SPEC R7). */
export default function Casino() {
  usePageTitle('Cassino');
  return (
    <SectionBoundary name="lobby" title="os jogos">
      <Lobby title="Cassino" />
    </SectionBoundary>
  );
}
