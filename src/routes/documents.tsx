import { DocumentsCard } from '@/features/account/documents-card';
import { usePageTitle } from '@/features/site/use-page-title';
import { Page } from '@/shared/ui/page';

/** The documents; a visitor reads what they are for (SPEC R24, R34). */
export default function Documents() {
  usePageTitle('Documentos');
  return (
    <Page title="Documentos">
      <DocumentsCard />
    </Page>
  );
}
