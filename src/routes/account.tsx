import { ProfileCards } from '@/features/account/profile/profile-cards';
import { AccountTabs } from '@/features/account/account-tabs';
import { usePageTitle } from '@/features/page-parts/use-page-title';
import { Page } from '@/shared/ui/page';
import { SectionBoundary } from '@/shared/ui/section-boundary';

/** Renders the account (SPEC R23). */
export default function Account() {
  usePageTitle('Minha conta');
  return (
    <Page title="Minha conta">
      <SectionBoundary name="account: tabs" title="as abas">
        <AccountTabs current="profile" />
      </SectionBoundary>
      <SectionBoundary name="account: cards" title="os seus dados">
        <ProfileCards />
      </SectionBoundary>
    </Page>
  );
}
