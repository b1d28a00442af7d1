import { promotionKey, promotionTitle } from '@/features/promotions/promotion-frame';
import { usePromotions } from '@/features/promotions/promotion-queries';
import { useMenuStore } from '@/product/menu-store';
import { Link, useLocation } from '@/product/navigation';
import { paths } from '@/product/paths';
import { adWarning } from '@/product/risk-warning';
import { isPlayPath } from '@/app/find-page';

import { Banner } from './banner';
import { useAtNavigation } from './use-at-navigation';

/** Paths without the advertisement. Games and the sportsbook have none either, because it would push them down on a phone. */
const AD_FREE_PATHS = /^\/(promotions|user|login)(\/|$)/;

/**
 * Renders the first promotion with the warning of advertisements (SPEC Q40), until it is closed (SPEC S14). Another one that takes its
 * place appears on a later page. It appears only at the first navigation after it has loaded, so that it does not shift an open page.
 */
export function TopAd() {
  const [current] = usePromotions();
  const shown = useAtNavigation(current);
  const { pathname } = useLocation();
  const { adClosed, closeTopAd } = useMenuStore();
  if (shown === undefined || adClosed === promotionKey(shown) || isPlayPath(pathname) || AD_FREE_PATHS.test(pathname)) return null;
  return (
    <Banner
      icon="gift"
      variant="quiet"
      title={promotionTitle(shown) ?? 'Promoção'}
      text="18+. "
      warning={adWarning()}
      action={
        shown.id === undefined ? <Link to={paths.promotions()}>Ver promoções</Link> : <Link to={paths.promotion(shown.id)}>Ver regras</Link>
      }
      onDismiss={() => closeTopAd(promotionKey(shown))}
    />
  );
}
