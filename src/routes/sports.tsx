import { useSeoTitle } from '@/features/site/use-page-title';
import { SportsbookPage } from '@/features/sports/sportsbook/sportsbook-page';

/** The sportsbook, at any depth (SPEC R17). */
export default function Sports() {
  useSeoTitle('sports');
  return <SportsbookPage page="sports" title="Esportes" />;
}
