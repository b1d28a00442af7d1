import { DoubleGame } from '@/features/double/double-game';
import { usePageTitle } from '@/features/site/use-page-title';
import { Page } from '@/shared/ui/page';
import { SectionBoundary } from '@/shared/ui/section-boundary';

/** Renders Double (SPEC R12). */
export default function Double() {
  usePageTitle('Double');
  return (
    <Page title="Double">
      <SectionBoundary name="double" title="a mesa">
        <DoubleGame />
      </SectionBoundary>
    </Page>
  );
}
