import { AccountTabs } from '@/features/account/account-tabs';
import { PrivacyCards } from '@/features/account/privacy/privacy-cards';
import { TitledPage } from '@/features/page-parts/titled-page';

/** Renders the privacy centre (SPEC R39, Q4). */
export default function UserPrivacy() {
  return (
    <TitledPage title="Privacidade" tabs={<AccountTabs current="privacy" />} section={{ name: 'account: privacy', title: 'a privacidade' }}>
      <PrivacyCards />
    </TitledPage>
  );
}
