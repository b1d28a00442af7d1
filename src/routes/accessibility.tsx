import { AccessibilityStatement } from '@/features/page-parts/accessibility-statement';
import { TitledPage } from '@/features/page-parts/titled-page';

/** Renders the accessibility statement (SPEC R42, Q12). */
export default function Accessibility() {
  return (
    <TitledPage title="Acessibilidade" lead="Todas as pessoas devem conseguir usar este site, ler as regras e proteger o próprio dinheiro.">
      <AccessibilityStatement />
    </TitledPage>
  );
}
