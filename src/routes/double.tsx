import { DoubleGame } from '@/features/double/double-game';
import { usePageTitle } from '@/features/page-parts/use-page-title';
import { GamePage } from '@/product/ui/play/game-page';
import { SectionBoundary } from '@/shared/ui/section-boundary';

/** Renders Double (SPEC R12). */
export default function Double() {
  usePageTitle('Double');
  return (
    <GamePage name="Double">
      <SectionBoundary name="double" title="a mesa">
        <DoubleGame />
      </SectionBoundary>
    </GamePage>
  );
}
