import { Bonuses } from '@/features/bonuses/bonuses';
import { Coupons } from '@/features/bonuses/coupons/coupons';
import { TitledPage } from '@/features/page-parts/titled-page';
import { SectionBoundary } from '@/shared/ui/section-boundary';

/** Renders the bonuses and the coupons on one page without tabs (SPEC R28). */
export default function UserPromotion() {
  return (
    <TitledPage title="Bônus e cupons">
      <SectionBoundary name="bonuses" title="os bônus">
        <Bonuses />
      </SectionBoundary>
      <SectionBoundary name="coupons" title="os cupons">
        <Coupons />
      </SectionBoundary>
    </TitledPage>
  );
}
