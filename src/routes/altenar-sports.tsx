import { usePageTitle } from '@/features/site/use-page-title';
import { BookPage } from '@/features/sports/book-page';
import { SectionBoundary } from '@/shared/ui/section-boundary';

/** The sportsbook of a third party, at any depth (SPEC R19). */
export default function AltenarSports() {
  usePageTitle('Esportes');
  return (
    <SectionBoundary name="sportsbook" title="as apostas esportivas">
      <BookPage page="altenar-sports" title="Esportes" />
    </SectionBoundary>
  );
}
