import { formatCount } from '@/shared/format/number';

import type { RoundEvidence } from '../core/evidence';
import { isFinding } from '../core/evidence';
import type { FairCheck, FairFact, Verdict } from '../core/fair-checks';
import { uncheckedItem, verdictOf } from '../core/fair-checks';
import { isIntact } from '../core/intact';
import type { Beacon } from '../core/signatures';
import type { DoubleEvidence } from '../double/evidence';
import { evidenceFacts, verifyDoubleEvidence } from '../double/evidence';
import type { DoubleFinding } from '../double/finding';
import { verifyDoubleFinding } from '../double/finding';
import type { AnyMinesEvidence } from '../mines/evidence';
import { verifyMinesEvidence } from '../mines/evidence';
import { NO_RECORDS } from '../mines/journal';
import { receiptFacts } from '../mines/verify';

/** A round, verified from its evidence alone. */
export interface VerifiedRound {
  readonly title: string;
  readonly facts: readonly FairFact[];
  readonly checks: readonly FairCheck[];
  readonly verdict: Verdict;
}

/**
 * Verifies the evidence of a round, with the modules that the games use. Evidence that cannot be read is unchecked.
 *
 * @param beacon beacon that the site trusts
 */
export async function verifyEvidence(evidence: RoundEvidence, beacon: Beacon): Promise<VerifiedRound> {
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

async function verifyKnown(evidence: RoundEvidence, beacon: Beacon): Promise<Omit<VerifiedRound, 'verdict'>> {
  if (isDoubleFinding(evidence)) {
    return { title: 'Double', facts: [], checks: verifyDoubleFinding(evidence) };
  }
  if (isDouble(evidence)) {
    return {
      title: `Double, rodada ${formatCount(evidence.round.round)}`,
      facts: evidenceFacts(evidence),
      checks: (await verifyDoubleEvidence(evidence, beacon)).checks,
    };
  }
  const mines = evidence as AnyMinesEvidence;
  const checks = await verifyMinesEvidence(mines);
  if (mines.round === null) return { title: 'Mines, sequência das rodadas', facts: [], checks };
  return { title: `Mines, rodada ${mines.round.id}`, facts: receiptFacts(mines.round, mines.journal ?? NO_RECORDS), checks };
}

const isDoubleFinding = (evidence: RoundEvidence): evidence is DoubleFinding => evidence.game === 'double' && isFinding(evidence);
const isDouble = (evidence: RoundEvidence): evidence is DoubleEvidence => evidence.game === 'double';
