import { usePageTitle } from '@/features/site/use-page-title';
import { SportsbookPage } from '@/features/sports/sportsbook/sportsbook-page';

/** The sportsbook of a third party, at any depth (SPEC R19). */
export default function AltenarSports() {
  usePageTitle('Esportes');
  return <SportsbookPage page="altenar-sports" title="Esportes" />;
}
