import { useSeoTitle } from '@/features/site/use-page-title';
import { SportsbookPage } from '@/features/sports/sportsbook/sportsbook-page';
import { SectionBoundary } from '@/shared/ui/section-boundary';

/** Renders the sportsbook (SPEC R17). */
export default function Sports() {
  useSeoTitle('sports');
  return (
    <SectionBoundary name="sportsbook" title="as apostas esportivas">
      <SportsbookPage page="sports" title="Esportes" />
    </SectionBoundary>
  );
}
