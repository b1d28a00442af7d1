import { MinesTerms } from '@/features/mines/mines-terms';
import { usePageTitle } from '@/features/site/use-page-title';
import { Page } from '@/shared/ui/page';

/** Mines (SPEC R12). */
export default function Mines() {
  usePageTitle('Mines');
  return (
    <Page title="Mines">
      <MinesTerms />
    </Page>
  );
}
