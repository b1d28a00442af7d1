import { Bets } from '@/features/wallet/bets/bets';
import { usePageTitle } from '@/features/page-parts/use-page-title';
import { Page } from '@/shared/ui/page';
import { SectionBoundary } from '@/shared/ui/section-boundary';

/** Renders the rounds and bets of all games (SPEC R45). */
export default function UserHistory() {
  usePageTitle('Histórico de apostas');
  return (
    <Page title="Histórico de apostas" lead="Todas as suas rodadas e apostas: cassino, Mines, Double e esportes.">
      <SectionBoundary name="bets" title="o histórico">
        <Bets />
      </SectionBoundary>
    </Page>
  );
}
