import { HomeHero } from '@/features/casino/home/home-hero';
import { HomeRails } from '@/features/casino/home/home-rails';
import { PromotionRail } from '@/features/promotions/promotion-rail';
import { SeoTitle } from '@/features/page-parts/seo-title';
import { lazyPart } from '@/shared/lib/lazy-part';
import { SectionBoundary } from '@/shared/ui/section-boundary';
import { useLocation } from '@/product/navigation';
import { paths } from '@/product/paths';

const SportsRail = lazyPart(() => import('@/features/sports/rail/sports-rail').then((module) => module.SportsRail));

/** Renders home (SPEC R1, R2). Only `/` has an SEO record, not `/home` (SPEC S10). */
export default function Home() {
  const isIndex = useLocation().pathname === paths.index();
  return (
    <>
      <SeoTitle section={isIndex ? 'home' : undefined} />
      <SectionBoundary name="home: opening" title="as categorias">
        <HomeHero
          promotions={
            <SectionBoundary name="home: promotions" fallback={null}>
              <PromotionRail />
            </SectionBoundary>
          }
        />
      </SectionBoundary>
      <SectionBoundary name="home: rails" title="os jogos">
        <HomeRails sports={<SportsRail />} />
      </SectionBoundary>
    </>
  );
}
