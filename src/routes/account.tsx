import { AccountCards } from '@/features/account/account-cards';
import { AccountTabs } from '@/features/account/account-tabs';
import { usePageTitle } from '@/features/site/use-page-title';
import { Page } from '@/shared/ui/page';

/** The account (SPEC R23). */
export default function Account() {
  usePageTitle('Minha conta');
  return (
    <Page title="Minha conta">
      <AccountTabs current="profile" />
      <AccountCards />
    </Page>
  );
}
