import { AccountTabs } from '@/features/account/account-tabs';
import { ActivityList } from '@/features/account/activity/activity-list';
import { usePageTitle } from '@/features/page-parts/use-page-title';
import { Page } from '@/shared/ui/page';
import { SectionBoundary } from '@/shared/ui/section-boundary';

/** Renders the log of the player's own actions (SPEC R39, Q3). */
export default function UserActivity() {
  usePageTitle('Atividade');
  return (
    <Page title="Atividade" lead="Os acessos à conta e o que você mudou nela, do mais recente ao mais antigo.">
      <SectionBoundary name="account: tabs" title="as abas">
        <AccountTabs current="activity" />
      </SectionBoundary>
      <SectionBoundary name="account: activity" title="a atividade">
        <ActivityList />
      </SectionBoundary>
    </Page>
  );
}
