import { AccountTabs } from '@/features/account/account-tabs';
import { Complaints } from '@/features/complaints/complaints';
import { usePageTitle } from '@/features/page-parts/use-page-title';
import { Page } from '@/shared/ui/page';
import { SectionBoundary } from '@/shared/ui/section-boundary';

/** Renders the player's complaints (SPEC R41, Q25). */
export default function UserComplaints() {
  usePageTitle('Reclamações');
  return (
    <Page title="Reclamações" lead="Cada reclamação tem um número de protocolo e um prazo de resposta.">
      <SectionBoundary name="account: tabs" title="as abas">
        <AccountTabs current="complaints" />
      </SectionBoundary>
      <SectionBoundary name="complaints" title="as reclamações">
        <Complaints />
      </SectionBoundary>
    </Page>
  );
}
