import { Coupons } from '@/features/bonuses/coupons/coupons';
import { RewardTabs } from '@/features/bonuses/reward-tabs';
import { usePageTitle } from '@/features/page-parts/use-page-title';
import { Page } from '@/shared/ui/page';
import { SectionBoundary } from '@/shared/ui/section-boundary';

/** Renders the coupons (SPEC R28, R31, R34). */
export default function UserCoupon() {
  usePageTitle('Meus cupons');
  return (
    <Page title="Meus cupons">
      <SectionBoundary name="rewards: tabs" title="as abas">
        <RewardTabs current="coupons" />
      </SectionBoundary>
      <SectionBoundary name="coupons" title="os cupons">
        <Coupons />
      </SectionBoundary>
    </Page>
  );
}
