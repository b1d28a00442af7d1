import { useIsPlayer } from '@/session/use-session';
import { Tabs, tabClass } from '@/shared/ui/tabs';
import { Link, useLocation } from '@/shell/navigation';
import { paths } from '@/shell/paths';

import type { BookPageName } from '../sportsbook-routes';

/** The parameter that shows the player's bets in place of the book, `abertas` or `resolvidas`: none that a campaign brings. */
export const BETS = 'tab';

/** The parts of sports: the book, its esports, and the player's bets, which lie over the book. */
export function BookTabs({ page }: { page: BookPageName }) {
  const isPlayer = useIsPlayer();
  const { pathname, search, hash } = useLocation();
  const isBets = isPlayer && new URLSearchParams(search).has(BETS);
  const here = (isCurrent: boolean) => (isCurrent ? ('page' as const) : undefined);
  const book = { pathname, search: withoutBets(search), hash };
  const sports = page === 'esports' ? paths.sports() : book;
  const esports = page === 'esports' ? book : paths.esports();
  return (
    <Tabs label="Apostas esportivas">
      <Link className={tabClass} aria-current={here(!isBets && page !== 'esports')} to={sports}>
        Todos
      </Link>
      <Link className={tabClass} aria-current={here(!isBets && page === 'esports')} to={esports}>
        eSports
      </Link>
      {isPlayer && (
        <Link className={tabClass} aria-current={here(isBets)} to={{ pathname, search: `?${BETS}=abertas`, hash }}>
          Minhas apostas
        </Link>
      )}
    </Tabs>
  );
}

function withoutBets(search: string): string {
  const rest = new URLSearchParams(search);
  rest.delete(BETS);
  return rest.size === 0 ? '' : `?${rest.toString()}`;
}
