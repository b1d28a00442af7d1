import { FairnessOverview } from '@/features/verdicts/fairness-overview';
import { TitledPage } from '@/features/page-parts/titled-page';
import type { RoundEvidence } from '@/fairness/core/evidence';
import { trustedBeacon } from '@/product/trusted-beacon';

/** Renders the verdicts of the rounds that this browser has verified (SPEC R37). */
export default function Fairness() {
  return (
    <TitledPage
      title="Jogo justo, verificável"
      lead="Este navegador refaz as contas de cada rodada de Mines e Double que você acompanha, e guarda o resultado aqui."
      section={{ name: 'fairness', title: 'as rodadas conferidas' }}
    >
      <FairnessOverview beacon={trustedBeacon()} verify={verify} />
    </TitledPage>
  );
}

/** Verifies a round. The code for both games is loaded when the first receipt is opened. */
async function verify(evidence: RoundEvidence) {
  const { verifyEvidence } = await import('@/fairness/verifier/verify-evidence');
  return verifyEvidence(evidence, trustedBeacon());
}
