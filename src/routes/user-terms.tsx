import { AccountTabs } from '@/features/account/account-tabs';
import { TermsCards } from '@/features/account/terms/terms-cards';
import { TitledPage } from '@/features/page-parts/titled-page';

/** Renders the terms in force, and the versions that the player has accepted (SPEC R39, Q2). */
export default function UserTerms() {
  return (
    <TitledPage title="Termos aceitos" tabs={<AccountTabs current="terms" />} section={{ name: 'account: terms', title: 'os termos' }}>
      <TermsCards />
    </TitledPage>
  );
}
