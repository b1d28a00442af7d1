import { Coupons } from '@/features/bonuses/coupons';
import { RewardTabs } from '@/features/bonuses/reward-tabs';
import { usePageTitle } from '@/features/site/use-page-title';
import { Page } from '@/shared/ui/page';

/** The coupons (SPEC R28, R31, R34). */
export default function UserCoupon() {
  usePageTitle('Meus cupons');
  return (
    <Page title="Meus cupons">
      <RewardTabs current="coupons" />
      <Coupons />
    </Page>
  );
}
