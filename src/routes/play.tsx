import { GamePage } from '@/features/casino/game/game-page';
import { useSeoTitle } from '@/features/site/use-page-title';
import { useVerification } from '@/features/verification/use-verification';
import { SectionBoundary } from '@/shared/ui/section-boundary';
import { useParams } from '@/shell/navigation';

import NotFound from './not-found';

/** Renders a game (SPEC R6). */
export default function Play() {
  const { id = '' } = useParams();
  const { state } = useVerification();
  useSeoTitle('casino_games', id);
  return (
    <SectionBoundary name="game" title="o jogo">
      <GamePage key={id} id={id} isApproved={state === 'approved'} missing={<NotFound />} />
    </SectionBoundary>
  );
}
