import { AccountTabs } from '@/features/account/account-tabs';
import { ActivationCards } from '@/features/account/activation/activation-cards';
import { TitledPage } from '@/features/page-parts/titled-page';
import { SectionBoundary } from '@/shared/ui/section-boundary';

/** Renders the steps of a new account (SPEC R43, Q15). */
export default function UserActivation() {
  return (
    <TitledPage title="Ativação da conta" tabs={<AccountTabs current="activation" />}>
      <SectionBoundary name="account: activation" title="a ativação">
        <ActivationCards />
      </SectionBoundary>
    </TitledPage>
  );
}
