import { SportsEntry } from '@/features/sports/sports-entry';
import { useSeoTitle } from '@/features/site/use-page-title';
import { Page } from '@/shared/ui/page';

/** The sportsbook, at any depth (SPEC R17, R19). */
export default function Sports() {
  useSeoTitle('sports');
  return (
    <Page title="Esportes">
      <SportsEntry product="sports" />
    </Page>
  );
}
