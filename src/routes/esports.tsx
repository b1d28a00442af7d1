import { usePageTitle } from '@/features/page-parts/use-page-title';
import { SportsbookPage } from '@/features/sports/sportsbook/sportsbook-page';
import { SectionBoundary } from '@/shared/ui/section-boundary';

/** Renders esports in the sportsbook (SPEC R18). */
export default function Esports() {
  usePageTitle('E-sports');
  return (
    <SectionBoundary name="sportsbook" title="as apostas esportivas">
      <SportsbookPage page="esports" title="E-sports" />
    </SectionBoundary>
  );
}
