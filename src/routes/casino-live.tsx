import { LIVE_CATEGORY } from '@/features/casino/categories';
import { LiveSkeleton } from '@/features/casino/live/live-skeleton';
import { Lobby } from '@/features/casino/lobby/lobby';
import { SeoTitle } from '@/features/page-parts/seo-title';
import { runtimeConfig } from '@/product/runtime-config';
import { lazyPart } from '@/shared/lib/lazy-part';
import { SectionBoundary } from '@/shared/ui/section-boundary';
import { usePageIs } from '@/startup/stages/page-is';

const LiveRails = lazyPart(() => import('@/features/casino/live/live-rails').then((module) => module.LiveRails), true);

/** Renders the list of live games (SPEC R8), below rails of live tables if the deployment shows them. */
export default function CasinoLive() {
  return (
    <>
      <SeoTitle section="casino_live" />
      <SectionBoundary name="lobby" title="os jogos">
        <Lobby
          key={LIVE_CATEGORY}
          title="Cassino ao vivo"
          category={LIVE_CATEGORY}
          renderIntro={(minBetMax) => runtimeConfig().liveTables && <Tables minBetMax={minBetMax} />}
        />
      </SectionBoundary>
    </>
  );
}

/** Renders the tables, or their place until the page is hydrated. */
function Tables({ minBetMax }: { minBetMax: number | undefined }) {
  const isHydrated = usePageIs('hydrated');
  return (
    <SectionBoundary name="live tables" fallback={null} pending={<LiveSkeleton />}>
      {isHydrated ? <LiveRails minBetMax={minBetMax} /> : <LiveSkeleton />}
    </SectionBoundary>
  );
}
