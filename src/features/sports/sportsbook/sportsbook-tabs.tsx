import { useIsPlayer } from '@/session/use-session';
import { Tabs, tabClass } from '@/shared/ui/tabs';
import { Link, useLocation } from '@/shell/navigation';
import { paths } from '@/shell/paths';

import type { SportsbookPageName } from '../sportsbook-routes';

/** The parameter that shows the player's bets in place of the book, `abertas` or `resolvidas`: none that a campaign brings. */
export const BETS_PARAM = 'tab';

/** The parts of sports: the book, its esports, and the player's bets, which lie over the book. */
export function SportsTabs({ page }: { page: SportsbookPageName }) {
  const isPlayer = useIsPlayer();
  const { pathname, search, hash } = useLocation();
  const isBets = isPlayer && new URLSearchParams(search).has(BETS_PARAM);
  const ariaCurrent = (isCurrent: boolean) => (isCurrent ? ('page' as const) : undefined);
  const book = { pathname, search: withoutBets(search), hash };
  const sports = page === 'esports' ? paths.sports() : book;
  const esports = page === 'esports' ? book : paths.esports();
  return (
    <Tabs label="Apostas esportivas">
      <Link className={tabClass} aria-current={ariaCurrent(!isBets && page !== 'esports')} to={sports}>
        Todos
      </Link>
      <Link className={tabClass} aria-current={ariaCurrent(!isBets && page === 'esports')} to={esports}>
        eSports
      </Link>
      {isPlayer && (
        <Link className={tabClass} aria-current={ariaCurrent(isBets)} to={{ pathname, search: `?${BETS_PARAM}=abertas`, hash }}>
          Minhas apostas
        </Link>
      )}
    </Tabs>
  );
}

function withoutBets(search: string): string {
  const rest = new URLSearchParams(search);
  rest.delete(BETS_PARAM);
  return rest.size === 0 ? '' : `?${rest.toString()}`;
}
