import { Results } from '@/features/wallet/results/results';
import { usePageTitle } from '@/features/page-parts/use-page-title';
import { Page } from '@/shared/ui/page';
import { SectionBoundary } from '@/shared/ui/section-boundary';

/** Renders the monthly statement and the yearly certificate of results (SPEC R40). */
export default function UserResults() {
  usePageTitle('Comprovante de resultados');
  return (
    <Page title="Comprovante de resultados" lead="O que você apostou e ganhou em um mês ou em um ano, por tipo de aposta.">
      <SectionBoundary name="results" title="o comprovante">
        <Results />
      </SectionBoundary>
    </Page>
  );
}
