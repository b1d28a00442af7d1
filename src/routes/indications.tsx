import { Referrals } from '@/features/referrals/referrals';
import { usePageTitle } from '@/features/page-parts/use-page-title';
import { Page } from '@/shared/ui/page';
import { SectionBoundary } from '@/shared/ui/section-boundary';

/** Renders the referrals (SPEC R30). */
export default function Indications() {
  usePageTitle('Indicações');
  return (
    <Page title="Indicações">
      <SectionBoundary name="referrals" title="as indicações">
        <Referrals />
      </SectionBoundary>
    </Page>
  );
}
