import { AccessibilityStatement } from '@/features/page-parts/accessibility-statement';
import { usePageTitle } from '@/features/page-parts/use-page-title';
import { Page } from '@/shared/ui/page';

/** Renders the accessibility statement (SPEC R42, Q12). */
export default function Accessibility() {
  usePageTitle('Acessibilidade');
  return (
    <Page title="Acessibilidade" lead="Todas as pessoas devem conseguir usar este site, ler as regras e proteger o próprio dinheiro.">
      <AccessibilityStatement />
    </Page>
  );
}
