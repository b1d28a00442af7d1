import { Results } from '@/features/wallet/results/results';
import { TitledPage } from '@/features/page-parts/titled-page';

/** Renders the monthly statement and the yearly certificate of results (SPEC R40). */
export default function UserResults() {
  return (
    <TitledPage
      title="Comprovante de resultados"
      lead="O que você apostou e ganhou em um mês ou em um ano, por tipo de aposta."
      section={{ name: 'results', title: 'o comprovante' }}
    >
      <Results />
    </TitledPage>
  );
}
