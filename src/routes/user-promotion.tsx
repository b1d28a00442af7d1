import { Bonuses } from '@/features/bonuses/bonuses';
import { Coupons } from '@/features/bonuses/coupons';
import { usePageTitle } from '@/features/site/use-page-title';
import { Page } from '@/shared/ui/page';

/** Bonuses and coupons (SPEC R28). */
export default function UserPromotion() {
  usePageTitle('Bônus e cupons');
  return (
    <Page title="Bônus e cupons">
      <Bonuses />
      <Coupons />
    </Page>
  );
}
