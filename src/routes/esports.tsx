import { usePageTitle } from '@/features/site/use-page-title';
import { BookPage } from '@/features/sports/book-page';
import { SectionBoundary } from '@/shared/ui/section-boundary';

/** Esports in the sportsbook, at any depth (SPEC R18). */
export default function Esports() {
  usePageTitle('eSports');
  return (
    <SectionBoundary name="sportsbook" title="as apostas esportivas">
      <BookPage page="esports" title="eSports" />
    </SectionBoundary>
  );
}
