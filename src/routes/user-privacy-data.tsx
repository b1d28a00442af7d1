import { PersonalData } from '@/features/account/privacy/personal-data';
import { TitledPage } from '@/features/page-parts/titled-page';

/** Renders all personal data of the player (SPEC R39, Q4). */
export default function UserPrivacyData() {
  return (
    <TitledPage title="Meus dados" section={{ name: 'account: personal data', title: 'os seus dados' }}>
      <PersonalData />
    </TitledPage>
  );
}
