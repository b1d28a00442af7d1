import { Bets } from '@/features/wallet/bets/bets';
import { TitledPage } from '@/features/page-parts/titled-page';

/** Renders the rounds and bets of all games (SPEC R45). */
export default function UserHistory() {
  return (
    <TitledPage
      title="Histórico de apostas"
      lead="Todas as suas rodadas e apostas: cassino, Mines, Double e esportes."
      section={{ name: 'bets', title: 'o histórico' }}
    >
      <Bets />
    </TitledPage>
  );
}
