import { AccountTabs } from '@/features/account/account-tabs';
import { Complaints } from '@/features/complaints/complaints';
import { TitledPage } from '@/features/page-parts/titled-page';
import { SectionBoundary } from '@/shared/ui/section-boundary';

/** Renders the player's complaints (SPEC R41, Q25). */
export default function UserComplaints() {
  return (
    <TitledPage
      title="Reclamações"
      tabs={<AccountTabs current="complaints" />}
      lead="Cada reclamação tem um número de protocolo e um prazo de resposta."
    >
      <SectionBoundary name="complaints" title="as reclamações">
        <Complaints />
      </SectionBoundary>
    </TitledPage>
  );
}
