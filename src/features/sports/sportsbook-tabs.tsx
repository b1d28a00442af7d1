import { useQuery } from '@tanstack/react-query';

import { useIsPlayer } from '@/session/use-session';
import { Tabs, tabClass } from '@/shared/ui/tabs';
import { Link, useLocation } from '@/product/navigation';
import { paths } from '@/product/paths';

import { configQuery } from './sports-queries';
import type { SportsbookPageName } from './sportsbook-routes';
import { urlForRoute } from './sportsbook-routes';

/**
 * URL parameter `tab` of the player's bets: `resolvidas` lists the settled ones, `abertas` and any other value the open ones. An operator
 * who shares links with it lists it in `marketing.ownParameters` (SPEC K2a).
 */
export const BETS_PARAM = 'tab';

/**
 * Returns the URL of the sportsbook's own list of the player's bets, which has the offers to end them early. Undefined if the
 * sportsbook has no such page, and until its configuration is loaded: the site then lists the bets itself.
 */
export function useBookBetsUrl(page: SportsbookPageName): string | undefined {
  const { data: config } = useQuery(configQuery(page === 'esports' ? 'esports' : 'sports'));
  const path = config?.data.bets_path;
  // The list is outside esports, so that page would be left.
  return path === undefined ? undefined : urlForRoute(page === 'esports' ? 'sports' : page, path);
}

/** Renders the tabs: sportsbook, esports and, for players, their bets. */
export function SportsTabs({ page }: { page: SportsbookPageName }) {
  const isPlayer = useIsPlayer();
  const { pathname, search, hash } = useLocation();
  const bookBets = useBookBetsUrl(page);
  const isBookBets = bookBets === pathname + hash;
  const isBets = isPlayer && (isBookBets || new URLSearchParams(search).has(BETS_PARAM));
  const ariaCurrent = (isCurrent: boolean) => (isCurrent ? ('page' as const) : undefined);
  const sportsbook = { pathname, search: withoutBets(search), hash: isBookBets ? '' : hash };
  const sports = page === 'esports' ? paths.sports() : sportsbook;
  const esports = page === 'esports' ? sportsbook : paths.esports();
  return (
    <Tabs label="Apostas esportivas">
      <Link className={tabClass} aria-current={ariaCurrent(!isBets && page !== 'esports')} to={sports}>
        Esportes
      </Link>
      <Link className={tabClass} aria-current={ariaCurrent(!isBets && page === 'esports')} to={esports}>
        E-sports
      </Link>
      {isPlayer && (
        <Link className={tabClass} aria-current={ariaCurrent(isBets)} to={bookBets ?? { pathname, search: `?${BETS_PARAM}=abertas`, hash }}>
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
