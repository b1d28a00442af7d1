import { AccountTabs } from '@/features/account/account-tabs';
import { PasswordCard } from '@/features/account/password-card';
import { SessionsCard } from '@/features/account/sessions-card';
import { usePageTitle } from '@/features/site/use-page-title';
import { Cards, Page } from '@/shared/ui/page';

/** Password and sessions (SPEC R25, R26). */
export default function Password() {
  usePageTitle('Senha e acesso');
  return (
    <Page title="Senha e acesso">
      <AccountTabs current="password" />
      <Cards>
        <PasswordCard />
        <SessionsCard />
      </Cards>
    </Page>
  );
}
