import { Bonuses } from '@/features/bonuses/bonuses';
import { CouponOpener } from '@/features/bonuses/coupons/coupon-opener';
import { RewardTabs } from '@/features/bonuses/reward-tabs';
import { TitledPage } from '@/features/page-parts/titled-page';
import { SectionBoundary } from '@/shared/ui/section-boundary';

/** Renders the bonuses, and a button that opens the coupon form (SPEC R28, R31, R34). */
export default function UserBonus() {
  return (
    <TitledPage title="Meus bônus" tabs={<RewardTabs current="bonuses" />}>
      <SectionBoundary name="bonuses" title="os bônus">
        <Bonuses />
      </SectionBoundary>
      <SectionBoundary name="coupon form" title="o cupom">
        <CouponOpener />
      </SectionBoundary>
    </TitledPage>
  );
}
