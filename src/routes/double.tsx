import { DoubleGame } from '@/features/double/double-game';
import { usePageTitle } from '@/features/site/use-page-title';
import { Page } from '@/shared/ui/page';

/** Double (SPEC R12). */
export default function Double() {
  usePageTitle('Double');
  return (
    <Page title="Double">
      <DoubleGame />
    </Page>
  );
}
