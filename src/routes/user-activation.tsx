import { AccountTabs } from '@/features/account/account-tabs';
import { ActivationCards } from '@/features/account/activation/activation-cards';
import { usePageTitle } from '@/features/page-parts/use-page-title';
import { Page } from '@/shared/ui/page';
import { SectionBoundary } from '@/shared/ui/section-boundary';

/** Renders the steps of a new account (SPEC R43, Q15). */
export default function UserActivation() {
  usePageTitle('Ativação da conta');
  return (
    <Page title="Ativação da conta">
      <SectionBoundary name="account: tabs" title="as abas">
        <AccountTabs current="activation" />
      </SectionBoundary>
      <SectionBoundary name="account: activation" title="a ativação">
        <ActivationCards />
      </SectionBoundary>
    </Page>
  );
}
