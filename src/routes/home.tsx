import { lazy } from 'react';

import { HomeHero } from '@/features/casino/home/home-hero';
import { HomeRails } from '@/features/casino/home/home-rails';
import { PromotionRail } from '@/features/promotions/promotion-rail';
import { useSeoTitle } from '@/features/site/use-page-title';
import { useLocation } from '@/shell/navigation';
import { paths } from '@/shell/paths';

const SportsRail = lazy(() => import('@/features/sports/rail/sports-rail').then((module) => ({ default: module.SportsRail })));

/** Home (SPEC R1, R2); the page named index alone has an SEO record (SPEC S10). */
export default function Home() {
  useSeoTitle(useLocation().pathname === paths.index() ? 'home' : undefined);
  return (
    <>
      <HomeHero promotions={<PromotionRail />} />
      <HomeRails sports={<SportsRail />} />
    </>
  );
}
