import { usePromotions } from '@/features/promotions/promotion-queries';
import { useMenuStore } from '@/shell/menu-store';
import { Link, useLocation } from '@/shell/navigation';
import { paths } from '@/shell/paths';

import { Banner } from './banner';

/** Where a visitor reads or plays in peace. */
const QUIET = /^\/(play|games|promotions|user|login)(\/|$)/;

/** The first promotion that runs, in a line above the header (SPEC S14), until it is closed. */
export function TopAd() {
  const [first] = usePromotions();
  const { pathname } = useLocation();
  const { adClosed, closeTopAd } = useMenuStore();
  if (first === undefined || adClosed === first.id || QUIET.test(pathname)) return null;
  return (
    <Banner
      icon="gift"
      look="quiet"
      title={first.title}
      text="18+"
      action={<Link to={paths.promotion(first.id)}>Ver regras</Link>}
      onDismiss={() => closeTopAd(first.id)}
    />
  );
}
