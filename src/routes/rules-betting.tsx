import { BETTING_RULES_SLUG } from '@/features/content/pages-query';
import { Regulation } from '@/features/content/regulation';
import { usePageTitle } from '@/features/site/use-page-title';
import { SectionBoundary } from '@/shared/ui/section-boundary';

import NotFound from './not-found';

/** Renders the betting rules (SPEC R16). */
export default function RulesBetting() {
  usePageTitle('Regras de apostas');
  return (
    <SectionBoundary name="regulation" title="o texto">
      <Regulation slug={BETTING_RULES_SLUG} missing={<NotFound />} />
    </SectionBoundary>
  );
}
