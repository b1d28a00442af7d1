import { Providers } from '@/features/casino/lobby/providers';
import { usePageTitle } from '@/features/site/use-page-title';
import { Page } from '@/shared/ui/page';
import { SectionBoundary } from '@/shared/ui/section-boundary';

/** The game providers (SPEC R13); /suppliers is the same page (SPEC R34). */
export default function ProvidersPage() {
  usePageTitle('Provedores');
  return (
    <Page title="Provedores">
      <SectionBoundary name="providers" title="os provedores">
        <Providers />
      </SectionBoundary>
    </Page>
  );
}
