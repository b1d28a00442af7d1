import { BETTING_RULES_SLUG } from '@/features/legal-and-help/pages-query';
import { Regulation } from '@/features/legal-and-help/regulation';
import { usePageTitle } from '@/features/page-parts/use-page-title';
import { SectionBoundary } from '@/shared/ui/section-boundary';

import NotFound from './not-found';

/** Renders the betting rules, or the not-found page if there are none (SPEC R16). */
export default function RulesBetting() {
  usePageTitle('Regras de apostas');
  return (
    <SectionBoundary name="regulation" title="o texto">
      <Regulation slug={BETTING_RULES_SLUG} missing={<NotFound />} />
    </SectionBoundary>
  );
}
