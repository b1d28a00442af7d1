import { SeoTitle } from '@/features/page-parts/seo-title';
import { SportsbookPage } from '@/features/sports/sportsbook/sportsbook-page';
import { SectionBoundary } from '@/shared/ui/section-boundary';

/** Renders the sportsbook (SPEC R17). */
export default function Sports() {
  return (
    <>
      <SeoTitle section="sports" />
      <SectionBoundary name="sportsbook" title="as apostas esportivas">
        <SportsbookPage page="sports" title="Esportes" />
      </SectionBoundary>
    </>
  );
}
