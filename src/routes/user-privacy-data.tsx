import { PersonalData } from '@/features/account/privacy/personal-data';
import { TitledPage } from '@/features/page-parts/titled-page';
import { SectionBoundary } from '@/shared/ui/section-boundary';

/** Renders all personal data of the player (SPEC R39, Q4). */
export default function UserPrivacyData() {
  return (
    <TitledPage title="Meus dados">
      <SectionBoundary name="account: personal data" title="os seus dados">
        <PersonalData />
      </SectionBoundary>
    </TitledPage>
  );
}
