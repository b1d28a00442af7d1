import { Bonuses } from '@/features/bonuses/bonuses';
import { Coupons } from '@/features/bonuses/coupons/coupons';
import { usePageTitle } from '@/features/page-parts/use-page-title';
import { Page } from '@/shared/ui/page';
import { SectionBoundary } from '@/shared/ui/section-boundary';

/** Renders bonuses and coupons (SPEC R28). */
export default function UserPromotion() {
  usePageTitle('Bônus e cupons');
  return (
    <Page title="Bônus e cupons">
      <SectionBoundary name="bonuses" title="os bônus">
        <Bonuses />
      </SectionBoundary>
      <SectionBoundary name="coupons" title="os cupons">
        <Coupons />
      </SectionBoundary>
    </Page>
  );
}
