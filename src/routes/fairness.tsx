import { FairnessOverview } from '@/features/fairness/fairness-overview';
import { usePageTitle } from '@/features/site/use-page-title';
import type { RoundEvidence } from '@/shared/fairness/evidence';
import { QUICKNET } from '@/shared/fairness/quicknet';
import { Page } from '@/shared/ui/page';
import { SectionBoundary } from '@/shared/ui/section-boundary';

/** Renders the verdicts of all rounds (SPEC R37). */
export default function Fairness() {
  usePageTitle('Jogo conferido');
  return (
    <Page
      title="Jogo conferido"
      lead="Este navegador refaz as contas de cada rodada de Mines e Double que você acompanha, e guarda o resultado aqui."
    >
      <SectionBoundary name="fairness" title="as rodadas conferidas">
        <FairnessOverview beacon={QUICKNET} verify={verify} />
      </SectionBoundary>
    </Page>
  );
}

/** The code of both games loads with the first receipt. */
const verify = async (evidence: RoundEvidence) => (await import('@/verifier/verify-evidence')).verifyEvidence(evidence, QUICKNET);
