import { usePageTitle } from '@/features/site/use-page-title';
import { SportsbookPage } from '@/features/sports/sportsbook/sportsbook-page';

/** Esports in the sportsbook, at any depth (SPEC R18). */
export default function Esports() {
  usePageTitle('eSports');
  return <SportsbookPage page="esports" title="eSports" />;
}
