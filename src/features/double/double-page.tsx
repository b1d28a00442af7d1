import { SectionBoundary } from '@/shared/ui/section-boundary';
import { GamePage } from '@/product/ui/play/game-page';

import { DoubleGame } from './double-game';

/** Renders the page of Double. */
export function DoublePage() {
  return (
    <GamePage name="Double">
      <SectionBoundary name="double" title="a mesa">
        <DoubleGame />
      </SectionBoundary>
    </GamePage>
  );
}
