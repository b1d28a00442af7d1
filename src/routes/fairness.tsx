import { FairnessOverview } from '@/features/verdicts/fairness-overview';
import { TitledPage } from '@/features/page-parts/titled-page';

/** Renders the verdicts of the rounds that this browser has verified (SPEC R37). */
export default function Fairness() {
  return (
    <TitledPage
      title="Jogo justo, verificável"
      lead="Este navegador refaz as contas de cada rodada de Mines e Double que você acompanha, e guarda o resultado aqui."
      section={{ name: 'fairness', title: 'as rodadas conferidas' }}
    >
      <FairnessOverview />
    </TitledPage>
  );
}
