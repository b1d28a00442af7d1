import { GamePage } from '@/features/casino/game/game-page';
import { SeoTitle } from '@/features/page-parts/seo-title';
import { useVerification } from '@/features/verification/use-verification';
import { SectionBoundary } from '@/shared/ui/section-boundary';
import { useParams } from '@/product/navigation';

import NotFound from './not-found';

/** Renders a game of the catalogue, or the not-found page for an unknown id (SPEC R6). */
export default function Play() {
  const { id = '' } = useParams();
  const { state } = useVerification();
  return (
    <>
      <SeoTitle section="casino_games" source={id} />
      <SectionBoundary name="game" title="o jogo">
        <GamePage key={id} id={id} isApproved={state === 'approved'} missing={<NotFound />} />
      </SectionBoundary>
    </>
  );
}
