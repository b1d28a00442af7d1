import { SessionsCard } from '@/features/account/sessions-card';
import { usePageTitle } from '@/features/site/use-page-title';
import { Page } from '@/shared/ui/page';

/** Password and sessions (SPEC R25, R26). */
export default function Password() {
  usePageTitle('Senha e acesso');
  return (
    <Page title="Senha e acesso">
      <SessionsCard />
    </Page>
  );
}
