import { Providers } from '@/features/casino/lobby/providers';
import { TitledPage } from '@/features/page-parts/titled-page';
import { SectionBoundary } from '@/shared/ui/section-boundary';

/** Renders the providers (SPEC R13), at /suppliers as well (SPEC R34). */
export default function ProvidersPage() {
  return (
    <TitledPage title="Provedores">
      <SectionBoundary name="providers" title="os provedores">
        <Providers />
      </SectionBoundary>
    </TitledPage>
  );
}
