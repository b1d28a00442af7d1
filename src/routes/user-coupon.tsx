import { Coupons } from '@/features/bonuses/coupons/coupons';
import { RewardTabs } from '@/features/bonuses/reward-tabs';
import { TitledPage } from '@/features/page-parts/titled-page';

/** Renders the coupons (SPEC R28, R31, R34). */
export default function UserCoupon() {
  return (
    <TitledPage title="Meus cupons" tabs={<RewardTabs current="coupons" />} section={{ name: 'coupons', title: 'os cupons' }}>
      <Coupons />
    </TitledPage>
  );
}
