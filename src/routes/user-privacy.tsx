import { AccountTabs } from '@/features/account/account-tabs';
import { PrivacyCards } from '@/features/account/privacy/privacy-cards';
import { usePageTitle } from '@/features/page-parts/use-page-title';
import { Page } from '@/shared/ui/page';
import { SectionBoundary } from '@/shared/ui/section-boundary';

/** Renders the privacy centre (SPEC R39, Q4). */
export default function UserPrivacy() {
  usePageTitle('Privacidade');
  return (
    <Page title="Privacidade">
      <SectionBoundary name="account: tabs" title="as abas">
        <AccountTabs current="privacy" />
      </SectionBoundary>
      <SectionBoundary name="account: privacy" title="a privacidade">
        <PrivacyCards />
      </SectionBoundary>
    </Page>
  );
}
