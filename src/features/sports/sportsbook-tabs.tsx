import { useIsPlayer } from '@/session/use-session';
import { Tabs, tabClass } from '@/shared/ui/tabs';
import { Link, useLocation } from '@/product/navigation';
import { paths } from '@/product/paths';

import type { SportsbookPageName } from './sportsbook-routes';

/** URL parameter of the player's bets: `abertas` (open) or `resolvidas` (settled). The marketing rules ignore it. */
export const BETS_PARAM = 'tab';

/** Renders the tabs: sportsbook, esports and, for players, their bets. */
export function SportsTabs({ page }: { page: SportsbookPageName }) {
  const isPlayer = useIsPlayer();
  const { pathname, search, hash } = useLocation();
  const isBets = isPlayer && new URLSearchParams(search).has(BETS_PARAM);
  const ariaCurrent = (isCurrent: boolean) => (isCurrent ? ('page' as const) : undefined);
  const sportsbook = { pathname, search: withoutBets(search), hash };
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
