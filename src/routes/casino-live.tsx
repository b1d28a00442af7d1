import { LIVE_CATEGORY } from '@/features/casino/categories';
import { Lobby } from '@/features/casino/lobby/lobby';
import { useSeoTitle } from '@/features/site/use-page-title';
import { SectionBoundary } from '@/shared/ui/section-boundary';

/** Renders the live casino (SPEC R8). */
export default function CasinoLive() {
  useSeoTitle('casino_live');
  return (
    <SectionBoundary name="lobby" title="os jogos">
      <Lobby key={LIVE_CATEGORY} title="Cassino ao vivo" category={LIVE_CATEGORY} />
    </SectionBoundary>
  );
}
