import { SportsEntry } from '@/features/sports/sports-entry';
import { usePageTitle } from '@/features/site/use-page-title';
import { Page } from '@/shared/ui/page';

/** Esports in the sportsbook, at any depth (SPEC R18). */
export default function Esports() {
  usePageTitle('eSports');
  return (
    <Page title="eSports">
      <SportsEntry product="esports" />
    </Page>
  );
}
