import type { EvidenceFile, RoundEvidence } from '../core/evidence';
import type { FairCheck, Verdict } from '../core/fair-checks';
import { sortBySeverity, uncheckedItem, verdictOf } from '../core/fair-checks';
import { isIntact } from '../core/intact';
import { QUICKNET } from '../core/quicknet';
import type { Beacon } from '../core/signatures';
import type { VerdictTotals } from '../core/verdict-log';
import { isDoubleRound } from '../double/evidence';
import type { MergedRound } from './merge-files';
import { asStatedTo, collectStories, compareStories, mergeRounds } from './merge-files';
import type { VerifiedEvidence } from './verify-evidence';
import { verifyEvidence } from './verify-evidence';

export interface FileOptions {
  /** True if the player trusts the beacon that the file names, even if it is not drand's quicknet. */
  readonly trustsBeacon: boolean;
  /** Returns checks to add to a round, such as those that take too long for a page. */
  readonly extraChecks?: (evidence: RoundEvidence) => readonly FairCheck[];
}

/**
 * Verifies the rounds of a file, or of several files together, and yields each result as it comes. A beacon that is not trusted adds an
 * orange check to each round of Double.
 */
export async function* verifyFiles(
  files: readonly Pick<EvidenceFile, 'beacon' | 'rounds'>[],
  { trustsBeacon, extraChecks }: FileOptions,
): AsyncGenerator<VerifiedEvidence> {
  const rounds = mergeRounds(files);
  const stories = collectStories(rounds.flatMap(({ parts }) => parts));
  for (const merged of rounds) {
    const { evidence, beacon } = merged;
    const round = await verifyMerged(merged);
    const isUntrusted = !trustsBeacon && !isQuicknet(beacon) && isDoubleRound(evidence);
    const checks = [
      ...round.checks,
      ...(isUntrusted ? [UNKNOWN_BEACON] : []),
      ...compareStories(merged.parts, stories),
      ...(isIntact(evidence) ? (extraChecks?.(evidence) ?? []) : []),
    ];
    yield { ...round, checks, verdict: verdictOf(checks) };
  }
}

/**
 * Verifies a round with the journals of all devices, and with what the operator stated to each of them. A contradiction that only the
 * merge has is none: their clocks may differ.
 */
async function verifyMerged({ evidence, beacon, parts }: MergedRound): Promise<VerifiedEvidence> {
  if (parts.length === 1) return verifyEvidence(evidence, beacon);
  const rounds = await Promise.all(parts.map((part) => verifyEvidence(asStatedTo(part, evidence), beacon)));
  const round = sortBySeverity(rounds, ({ verdict }) => verdict)[0] ?? (await verifyEvidence(evidence, beacon));
  // A device that saw less than another one contradicts nothing.
  if (round.verdict !== 'failed') return rounds.find(({ verdict }) => verdict === 'passed') ?? round;
  const alone = await Promise.all(parts.map((part) => verifyEvidence(part, beacon)));
  if (alone.some(({ verdict }) => verdict === 'failed')) return round;
  return alone.find(({ verdict }) => verdict === 'unchecked') ?? alone[0] ?? round;
}

/** Counts rounds by their verdict. */
export function countVerdicts(rounds: readonly Pick<VerifiedEvidence, 'verdict'>[]): VerdictTotals {
  const count = (wanted: Verdict) => rounds.filter(({ verdict }) => verdict === wanted).length;
  return { passed: count('passed'), failed: count('failed'), unchecked: count('unchecked') };
}

/** Formats '1 confere, 0 não conferem, 2 sem conferência'. */
export function countsText({ passed, failed, unchecked }: VerdictTotals): string {
  return `${passed} ${passed === 1 ? 'confere' : 'conferem'}, ${failed} não ${failed === 1 ? 'confere' : 'conferem'}, ${unchecked} sem conferência`;
}

const UNKNOWN_BEACON = uncheckedItem(
  'Sorteio público',
  'O arquivo usa um sorteio público que não é o do drand (quicknet). Quem controla esse sorteio pode escolher a semente pública.',
);

const isQuicknet = (beacon: Beacon) =>
  beacon.chainHash === QUICKNET.chainHash &&
  beacon.publicKey === QUICKNET.publicKey &&
  beacon.genesisTime === QUICKNET.genesisTime &&
  beacon.periodS === QUICKNET.periodS;
