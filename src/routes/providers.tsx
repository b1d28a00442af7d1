import { Providers } from '@/features/casino/lobby/providers';
import { usePageTitle } from '@/features/site/use-page-title';
import { Page } from '@/shared/ui/page';

/** The game providers (SPEC R13); /suppliers is the same page (SPEC R34). */
export default function ProvidersPage() {
  usePageTitle('Provedores');
  return (
    <Page title="Provedores">
      <Providers />
    </Page>
  );
}
