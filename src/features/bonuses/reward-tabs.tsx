import { Tabs, tabClass } from '@/shared/ui/tabs';
import { Link } from '@/product/navigation';
import { paths } from '@/product/paths';

const TABS = [
  { name: 'bonuses', to: paths.userBonus(), label: 'Bônus' },
  { name: 'coupons', to: paths.userCoupon(), label: 'Cupons' },
] as const;

/** Renders links to the pages of bonuses and coupons. */
export function RewardTabs({ current }: { current: (typeof TABS)[number]['name'] }) {
  return (
    <Tabs label="Bônus e cupons">
      {TABS.map(({ name, to, label }) => (
        <Link key={name} to={to} className={tabClass} aria-current={name === current ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </Tabs>
  );
}
