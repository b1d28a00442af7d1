import { Tabs, tabClass } from '@/shared/ui/tabs';
import { Link } from '@/shell/navigation';
import { paths } from '@/shell/paths';

const tabs = [
  { name: 'bonuses', to: paths.userBonus(), label: 'Bônus' },
  { name: 'coupons', to: paths.userCoupon(), label: 'Cupons' },
] as const;

/** The two pages of rewards, of which one is open. */
export function RewardTabs({ current }: { current: (typeof tabs)[number]['name'] }) {
  return (
    <Tabs label="Bônus e cupons">
      {tabs.map(({ name, to, label }) => (
        <Link key={name} to={to} className={tabClass} aria-current={name === current ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </Tabs>
  );
}
