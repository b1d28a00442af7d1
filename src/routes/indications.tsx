import { Referrals } from '@/features/referrals/referrals';
import { TitledPage } from '@/features/page-parts/titled-page';
import { SectionBoundary } from '@/shared/ui/section-boundary';

/** Renders the referrals (SPEC R30). */
export default function Indications() {
  return (
    <TitledPage title="Indicações">
      <SectionBoundary name="referrals" title="as indicações">
        <Referrals />
      </SectionBoundary>
    </TitledPage>
  );
}
