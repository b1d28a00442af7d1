import { AccountTabs } from '@/features/account/account-tabs';
import { TermsCards } from '@/features/account/terms/terms-cards';
import { usePageTitle } from '@/features/page-parts/use-page-title';
import { Page } from '@/shared/ui/page';
import { SectionBoundary } from '@/shared/ui/section-boundary';

/** Renders the versions of the terms (SPEC R39, Q2). */
export default function UserTerms() {
  usePageTitle('Termos aceitos');
  return (
    <Page title="Termos aceitos">
      <SectionBoundary name="account: tabs" title="as abas">
        <AccountTabs current="terms" />
      </SectionBoundary>
      <SectionBoundary name="account: terms" title="os termos">
        <TermsCards />
      </SectionBoundary>
    </Page>
  );
}
