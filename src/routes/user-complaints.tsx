import { AccountTabs } from '@/features/account/account-tabs';
import { Complaints } from '@/features/complaints/complaints';
import { TitledPage } from '@/features/page-parts/titled-page';

/** Renders the player's complaints (SPEC R41, Q25). */
export default function UserComplaints() {
  return (
    <TitledPage
      title="Reclamações"
      tabs={<AccountTabs current="complaints" />}
      lead="Cada reclamação tem um número de protocolo e um prazo de resposta."
      section={{ name: 'complaints', title: 'as reclamações' }}
    >
      <Complaints />
    </TitledPage>
  );
}
