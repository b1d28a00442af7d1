import { useSeoTitle } from '@/features/site/use-page-title';
import { BookPage } from '@/features/sports/sportsbook/sportsbook-page';

/** The sportsbook, at any depth (SPEC R17). */
export default function Sports() {
  useSeoTitle('sports');
  return <BookPage page="sports" title="Esportes" />;
}
