import { Prose } from '@/features/content/prose';
import { PromotionDetail } from '@/features/promotions/promotion-detail';
import { usePageTitle } from '@/features/site/use-page-title';
import { useParams } from '@/shell/navigation';

import NotFound from './not-found';

/** One promotion (SPEC R14). */
export default function Promotion() {
  const { id = '' } = useParams();
  usePageTitle('Promoção');
  return <PromotionDetail key={id} id={id} missing={<NotFound />} Prose={Prose} />;
}
