import { useQuery } from '@tanstack/react-query';

import { Prose } from '@/features/legal-and-help/prose';
import { PromotionDetail } from '@/features/promotions/promotion-detail';
import { promotionQuery } from '@/features/promotions/promotion-queries';
import { usePageTitle } from '@/features/page-parts/use-page-title';
import { useIsPlayer } from '@/session/use-session';
import { SectionBoundary } from '@/shared/ui/section-boundary';
import { useParams } from '@/product/navigation';

import NotFound from './not-found';

/** Renders a promotion, or the not-found page for an unknown id (SPEC R14). */
export default function Promotion() {
  const { id = '' } = useParams();
  const { data } = useQuery(promotionQuery(id, useIsPlayer()));
  usePageTitle(data?.data.title ?? 'Promoção');
  return (
    <SectionBoundary name="promotion" title="a promoção">
      <PromotionDetail key={id} id={id} missing={<NotFound />} Prose={Prose} />
    </SectionBoundary>
  );
}
