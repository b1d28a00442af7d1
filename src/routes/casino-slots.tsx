import { SLOTS_CATEGORY } from '@/features/casino/categories';
import { Lobby } from '@/features/casino/lobby/lobby';
import { useSeoTitle } from '@/features/site/use-page-title';
import { SectionBoundary } from '@/shared/ui/section-boundary';

/** Renders the slots (SPEC R9). */
export default function CasinoSlots() {
  useSeoTitle('casino_slots');
  return (
    <SectionBoundary name="lobby" title="os jogos">
      <Lobby key={SLOTS_CATEGORY} title="Slots" category={SLOTS_CATEGORY} />
    </SectionBoundary>
  );
}
