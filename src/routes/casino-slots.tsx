import { SLOTS_CATEGORY } from '@/features/casino/categories';
import { Lobby } from '@/features/casino/lobby/lobby';
import { SeoTitle } from '@/features/page-parts/seo-title';
import { SectionBoundary } from '@/shared/ui/section-boundary';

/** Renders the slots (SPEC R9). */
export default function CasinoSlots() {
  return (
    <>
      <SeoTitle section="casino_slots" />
      <SectionBoundary name="lobby" title="os jogos">
        <Lobby key={SLOTS_CATEGORY} title="Slots" category={SLOTS_CATEGORY} />
      </SectionBoundary>
    </>
  );
}
