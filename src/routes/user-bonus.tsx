import { Bonuses } from '@/features/bonuses/bonuses';
import { CouponOpener } from '@/features/bonuses/coupon-opener';
import { RewardTabs } from '@/features/bonuses/reward-tabs';
import { usePageTitle } from '@/features/site/use-page-title';
import { Page } from '@/shared/ui/page';

/** The bonuses (SPEC R28, R31, R34). */
export default function UserBonus() {
  usePageTitle('Meus bônus');
  return (
    <Page title="Meus bônus">
      <RewardTabs current="bonuses" />
      <Bonuses />
      <CouponOpener />
    </Page>
  );
}
