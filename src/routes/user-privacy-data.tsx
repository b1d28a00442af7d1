import { PersonalData } from '@/features/account/privacy/personal-data';
import { usePageTitle } from '@/features/page-parts/use-page-title';
import { Page } from '@/shared/ui/page';
import { SectionBoundary } from '@/shared/ui/section-boundary';

/** Renders all personal data of the player (SPEC R39, Q4). */
export default function UserPrivacyData() {
  usePageTitle('Meus dados');
  return (
    <Page title="Meus dados">
      <SectionBoundary name="account: personal data" title="os seus dados">
        <PersonalData />
      </SectionBoundary>
    </Page>
  );
}
