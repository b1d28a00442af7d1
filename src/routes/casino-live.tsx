import { LIVE_CATEGORY } from '@/features/casino/categories';
import { Lobby } from '@/features/casino/lobby/lobby';
import { SeoTitle } from '@/features/page-parts/seo-title';
import { SectionBoundary } from '@/shared/ui/section-boundary';

/** Renders the live casino (SPEC R8). */
export default function CasinoLive() {
  return (
    <>
      <SeoTitle section="casino_live" />
      <SectionBoundary name="lobby" title="os jogos">
        <Lobby key={LIVE_CATEGORY} title="Cassino ao vivo" category={LIVE_CATEGORY} />
      </SectionBoundary>
    </>
  );
}
