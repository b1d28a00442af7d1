import { Providers } from '@/features/casino/lobby/providers';
import { TitledPage } from '@/features/page-parts/titled-page';

/** Renders the providers (SPEC R13), at /suppliers as well (SPEC R34). */
export default function ProvidersPage() {
  return (
    <TitledPage title="Provedores" section={{ name: 'providers', title: 'os provedores' }}>
      <Providers />
    </TitledPage>
  );
}
