import { Promotions } from '@/features/promotions/promotions';
import { usePageTitle } from '@/features/site/use-page-title';
import { Page } from '@/shared/ui/page';

/** The promotions (SPEC R14). */
export default function PromotionsPage() {
  usePageTitle('Promoções');
  return (
    <Page title="Promoções">
      <Promotions />
    </Page>
  );
}
