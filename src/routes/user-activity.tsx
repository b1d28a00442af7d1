import { AccountTabs } from '@/features/account/account-tabs';
import { ActivityList } from '@/features/account/activity/activity-list';
import { TitledPage } from '@/features/page-parts/titled-page';

/** Renders the log of the player's own actions (SPEC R39, Q3). */
export default function UserActivity() {
  return (
    <TitledPage
      title="Atividade"
      tabs={<AccountTabs current="activity" />}
      lead="Os acessos à conta e o que você mudou nela, do mais recente ao mais antigo."
      section={{ name: 'account: activity', title: 'a atividade' }}
    >
      <ActivityList />
    </TitledPage>
  );
}
