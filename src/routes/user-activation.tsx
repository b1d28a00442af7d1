import { AccountTabs } from '@/features/account/account-tabs';
import { ActivationCards } from '@/features/account/activation/activation-cards';
import { TitledPage } from '@/features/page-parts/titled-page';

/** Renders the steps of a new account (SPEC R43, Q15). */
export default function UserActivation() {
  return (
    <TitledPage
      title="Ativação da conta"
      tabs={<AccountTabs current="activation" />}
      section={{ name: 'account: activation', title: 'a ativação' }}
    >
      <ActivationCards />
    </TitledPage>
  );
}
