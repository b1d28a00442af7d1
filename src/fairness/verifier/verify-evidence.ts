import { formatCount } from '@/shared/format/number';

import type { RoundEvidence } from '../core/evidence';
import type { FairCheck, FairFact, Verdict } from '../core/fair-checks';
import { uncheckedItem, verdictOf } from '../core/fair-checks';
import type { WithheldEvidence } from '../core/finding';
import { WITHHELD } from '../core/finding';
import { isIntact } from '../core/intact';
import type { DebitEvidence, PaymentEvidence } from '../core/payments';
import { verifyDebit, verifyPayment } from '../core/payments';
import type { Beacon } from '../core/signatures';
import { evidenceFacts, isDoubleRound, verifyDoubleEvidence } from '../double/evidence';
import type { DoubleKeyEvidence, DoubleRefusalEvidence } from '../double/finding';
import { compareKeys } from '../double/finding';
import { verifyRefusals } from '../double/refusals';
import { auditMines } from '../mines/audit';
import type { MinesAuditEvidence } from '../mines/evidence';
import { isMinesRound, verifyMinesEvidence } from '../mines/evidence';
import { NO_RECORDS } from '../mines/read-journal';
import type { MinesRefusalEvidence } from '../mines/refusals';
import { verifyAttempts } from '../mines/refusals';
import { receiptFacts } from '../mines/verify';

/** A round or finding, verified from its evidence alone. */
export interface VerifiedEvidence {
  readonly title: string;
  readonly facts: readonly FairFact[];
  readonly checks: readonly FairCheck[];
  readonly verdict: Verdict;
}

/**
 * Verifies the evidence of a round or finding, with the modules that the games use. Evidence that is incomplete or was changed by hand is
 * unchecked, and so is all that needs WebCrypto without it: the promise does not reject.
 *
 * @param beacon beacon whose signatures count. The caller decides if it can be trusted
 */
export async function verifyEvidence(evidence: RoundEvidence, beacon: Beacon): Promise<VerifiedEvidence> {
  try {
    if (!isIntact(evidence)) throw new TypeError('The evidence was changed.');
    const round = await verifyKnown(evidence, beacon);
    return { ...round, verdict: verdictOf(round.checks) };
  } catch {
    const reason =
      globalThis.crypto?.subtle === undefined
        ? 'A conferência usa o WebCrypto do navegador, que só existe em conexão segura (https).'
        : 'As provas desta rodada estão incompletas ou foram alteradas.';
    return { title: 'Rodada', facts: [], checks: [uncheckedItem('Provas da rodada', reason)], verdict: 'unchecked' };
  }
}

async function verifyKnown(evidence: RoundEvidence, beacon: Beacon): Promise<Omit<VerifiedEvidence, 'verdict'>> {
  if (isDoubleRound(evidence)) {
    return {
      title: `Double, rodada ${formatCount(evidence.round.round)}`,
      facts: evidenceFacts(evidence),
      checks: (await verifyDoubleEvidence(evidence, beacon)).checks,
    };
  }
  if (isMinesRound(evidence)) {
    const { round, journal = NO_RECORDS } = evidence;
    return { title: `Mines, rodada ${round.id}`, facts: receiptFacts(round, journal), checks: await verifyMinesEvidence(evidence) };
  }
  return { facts: [], ...(await verifyFinding(evidence as Finding)) };
}

type Finding =
  | PaymentEvidence
  | DebitEvidence
  | WithheldEvidence
  | MinesAuditEvidence
  | MinesRefusalEvidence
  | DoubleRefusalEvidence
  | DoubleKeyEvidence;

/** Repeats the check of a recorded finding, with a title that tells it apart from others. */
async function verifyFinding(evidence: Finding): Promise<Pick<VerifiedEvidence, 'title' | 'checks'>> {
  const game = evidence.game === 'mines' ? 'Mines' : 'Double';
  if ('payment' in evidence) return { title: `${game}, pagamento de ${evidence.payment.id}`, checks: verifyPayment(evidence) };
  if ('debit' in evidence) return { title: `${game}, débito ${evidence.debit.id}`, checks: verifyDebit(evidence) };
  if ('withheld' in evidence) return { title: `${game}, ${withheldName(evidence.finding)}`, checks: [WITHHELD] };
  if ('attempts' in evidence) {
    return evidence.game === 'mines'
      ? { title: 'Mines, jogadas recusadas', checks: verifyAttempts(evidence.attempts) }
      : { title: 'Double, apostas recusadas', checks: verifyRefusals(evidence.attempts) };
  }
  if ('first' in evidence) return { title: 'Double, chave dos recibos', checks: [compareKeys(evidence)] };
  const found = (await auditMines(evidence.audit)).filter(({ id }) => id === evidence.finding);
  return { title: found[0]?.label ?? 'Mines, sequência das rodadas', checks: found.map(({ check }) => check) };
}

/** Names a round whose end is withheld (pt-BR), or a start without a game, by the id of the finding. */
const withheldName = (finding: string) =>
  finding.startsWith('start ')
    ? finding.replace('start', 'aposta sem resposta, semente')
    : `rodada ${finding.replace(/^other-account-(.*)/, '$1, outra conta')}`;
