import { useSeoTitle } from '@/features/site/use-page-title';
import { BookPage } from '@/features/sports/book-page';
import { SectionBoundary } from '@/shared/ui/section-boundary';

/** The sportsbook, at any depth (SPEC R17). */
export default function Sports() {
  useSeoTitle('sports');
  return (
    <SectionBoundary name="sportsbook" title="as apostas esportivas">
      <BookPage page="sports" title="Esportes" />
    </SectionBoundary>
  );
}
