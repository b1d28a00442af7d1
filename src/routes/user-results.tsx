import { Results } from '@/features/wallet/results/results';
import { TitledPage } from '@/features/page-parts/titled-page';
import { SectionBoundary } from '@/shared/ui/section-boundary';

/** Renders the monthly statement and the yearly certificate of results (SPEC R40). */
export default function UserResults() {
  return (
    <TitledPage title="Comprovante de resultados" lead="O que você apostou e ganhou em um mês ou em um ano, por tipo de aposta.">
      <SectionBoundary name="results" title="o comprovante">
        <Results />
      </SectionBoundary>
    </TitledPage>
  );
}
