import { Providers } from '@/features/casino/lobby/providers';
import { usePageTitle } from '@/features/page-parts/use-page-title';
import { Page } from '@/shared/ui/page';
import { SectionBoundary } from '@/shared/ui/section-boundary';

/** Renders the providers (SPEC R13), at /suppliers as well (SPEC R34). */
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
