import { usePageTitle } from '@/features/page-parts/use-page-title';
import { SportsbookPage } from '@/features/sports/sportsbook/sportsbook-page';
import { SectionBoundary } from '@/shared/ui/section-boundary';

/** Renders the third-party sportsbook (SPEC R19). */
export default function AltenarSports() {
  usePageTitle('Esportes');
  return (
    <SectionBoundary name="sportsbook" title="as apostas esportivas">
      <SportsbookPage page="altenar-sports" title="Esportes" />
    </SectionBoundary>
  );
}
