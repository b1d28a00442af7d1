import { promotionKey, promotionTitle } from '@/features/promotions/promotion-frame';
import { usePromotions } from '@/features/promotions/promotion-queries';
import { useMenuStore } from '@/shell/menu-store';
import { Link, useLocation } from '@/shell/navigation';
import { paths } from '@/shell/paths';
import { adWarning } from '@/shell/risk-warning';

import { Banner } from './banner';
import { useAtNavigation } from './use-at-navigation';

/** Paths without the line. On a phone it would push games and prices down. */
const AD_FREE_PATHS = /^\/(play|games|sports?|altenar-sports|promotions|user|login)(\/|$)/;

/** Renders the first promotion, from the page after it has loaded until it is closed (SPEC S14), with the warning of advertisements (SPEC Q40). */
export function TopAd() {
  const [latest] = usePromotions();
  const first = useAtNavigation(latest);
  const { pathname } = useLocation();
  const { adClosed, closeTopAd } = useMenuStore();
  if (first === undefined || adClosed === promotionKey(first) || AD_FREE_PATHS.test(pathname)) return null;
  return (
    <Banner
      icon="gift"
      variant="quiet"
      title={promotionTitle(first) ?? 'Promoção'}
      text="18+. "
      warning={adWarning()}
      action={
        first.id === undefined ? <Link to={paths.promotions()}>Ver promoções</Link> : <Link to={paths.promotion(first.id)}>Ver regras</Link>
      }
      onDismiss={() => closeTopAd(promotionKey(first))}
    />
  );
}
