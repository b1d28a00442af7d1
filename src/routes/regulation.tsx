import { useQuery } from '@tanstack/react-query';

import { Regulation, regulationQuery } from '@/features/legal-and-help/regulation';
import { usePageTitle } from '@/features/page-parts/use-page-title';
import { SectionBoundary } from '@/shared/ui/section-boundary';
import { useParams } from '@/product/navigation';

import NotFound from './not-found';

/** Renders a legal page, or the not-found page for an unknown slug (SPEC R15, R34). */
export default function RegulationPage() {
  const { regulation = '' } = useParams();
  usePageTitle(useQuery(regulationQuery(regulation)).data?.data.title ?? 'Regulamento');
  return (
    <SectionBoundary name="regulation" title="o texto">
      <Regulation key={regulation} slug={regulation} missing={<NotFound />} />
    </SectionBoundary>
  );
}
