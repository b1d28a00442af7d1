import { Mines as MinesGame } from '@/features/mines/mines';
import { usePageTitle } from '@/features/page-parts/use-page-title';
import { SectionBoundary } from '@/shared/ui/section-boundary';

/** Renders Mines (SPEC R12). */
export default function Mines() {
  usePageTitle('Mines');
  return (
    <SectionBoundary name="mines" title="o jogo">
      <MinesGame />
    </SectionBoundary>
  );
}
