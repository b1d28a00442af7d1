import { AccountTabs } from '@/features/account/account-tabs';
import { LastLoginCard } from '@/features/account/activity/last-login-card';
import { PasswordCard } from '@/features/account/security/password-card';
import { SessionsCard } from '@/features/account/security/sessions-card';
import { usePageTitle } from '@/features/site/use-page-title';
import { Cards, Page } from '@/shared/ui/page';
import { SectionBoundary } from '@/shared/ui/section-boundary';

/** Renders password, last login and sessions (SPEC R25, R26, Q3). */
export default function Password() {
  usePageTitle('Senha e acesso');
  return (
    <Page title="Senha e acesso">
      <SectionBoundary name="account: tabs" title="as abas">
        <AccountTabs current="password" />
      </SectionBoundary>
      <Cards>
        <SectionBoundary name="account: password" title="a senha">
          <PasswordCard />
        </SectionBoundary>
        <SectionBoundary name="account: last login" title="o último acesso">
          <LastLoginCard />
        </SectionBoundary>
        <SectionBoundary name="account: sessions" title="os acessos">
          <SessionsCard />
        </SectionBoundary>
      </Cards>
    </Page>
  );
}
