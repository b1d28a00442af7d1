import { ProfileCards } from '@/features/account/profile/profile-cards';
import { AccountTabs } from '@/features/account/account-tabs';
import { TitledPage } from '@/features/page-parts/titled-page';

/** Renders the player's data: identity, contacts, address and preferences (SPEC R23). */
export default function Account() {
  return (
    <TitledPage title="Minha conta" tabs={<AccountTabs current="profile" />} section={{ name: 'account: cards', title: 'os seus dados' }}>
      <ProfileCards />
    </TitledPage>
  );
}
