import { Bonuses } from '@/features/bonuses/bonuses';
import { CouponOpener } from '@/features/bonuses/coupons/coupon-opener';
import { RewardTabs } from '@/features/bonuses/reward-tabs';
import { usePageTitle } from '@/features/page-parts/use-page-title';
import { Page } from '@/shared/ui/page';
import { SectionBoundary } from '@/shared/ui/section-boundary';

/** Renders the bonuses (SPEC R28, R31, R34). */
export default function UserBonus() {
  usePageTitle('Meus bônus');
  return (
    <Page title="Meus bônus">
      <SectionBoundary name="rewards: tabs" title="as abas">
        <RewardTabs current="bonuses" />
      </SectionBoundary>
      <SectionBoundary name="bonuses" title="os bônus">
        <Bonuses />
      </SectionBoundary>
      <SectionBoundary name="coupon form" title="o cupom">
        <CouponOpener />
      </SectionBoundary>
    </Page>
  );
}
