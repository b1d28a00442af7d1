import { RecoverForm } from '@/features/account/recover-form';
import { usePageTitle } from '@/features/site/use-page-title';
import { Card, Page } from '@/shared/ui/page';

/** The way to a new password (SPEC R3, R4). */
export default function Recover() {
  usePageTitle('Recuperar senha');
  return (
    <Page title="Recuperar senha" lead="Informe o e-mail da sua conta. Enviamos um link que vale uma vez.">
      <Card>
        <RecoverForm />
      </Card>
    </Page>
  );
}
