import { paths } from '@/product/paths';
import { PageTabs } from '@/product/ui/page-tabs';

const TABS = [
  { name: 'bonuses', to: paths.userBonus(), label: 'Bônus' },
  { name: 'coupons', to: paths.userCoupon(), label: 'Cupons' },
] as const;

/** Renders links to the pages of bonuses and coupons. */
export function RewardTabs({ current }: { current: (typeof TABS)[number]['name'] }) {
  return <PageTabs label="Bônus e cupons" pages={TABS} current={current} />;
}
