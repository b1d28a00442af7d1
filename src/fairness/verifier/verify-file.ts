import type { EvidenceFile, RoundEvidence } from '../core/evidence';
import { isFinding } from '../core/evidence';
import type { FairCheck, Verdict } from '../core/fair-checks';
import { uncheckedItem, verdictOf } from '../core/fair-checks';
import { QUICKNET } from '../core/quicknet';
import type { Beacon } from '../core/signatures';
import { compareStories, mergeRounds } from './merge-files';
import type { VerifiedRound } from './verify-evidence';
import { verifyEvidence } from './verify-evidence';

export interface FileOptions {
  /** True if the player trusts the beacon that the file names, even if it is not drand's quicknet. */
  readonly trustsBeacon: boolean;
  /** Returns checks to add to a round, such as those that take too long for a page. */
  readonly extraChecks?: (evidence: RoundEvidence) => readonly FairCheck[];
}

/** Number of rounds by verdict. */
export type RoundCounts = Readonly<Record<Verdict, number>>;

/** Verifies the rounds of a file, or of several files together, and yields each result as it comes. */
export async function* verifyFile(
  file: Pick<EvidenceFile, 'beacon' | 'rounds'>,
  { trustsBeacon, extraChecks }: FileOptions,
): AsyncGenerator<VerifiedRound> {
  const beacon = file.beacon ?? QUICKNET;
  const isUntrusted = !trustsBeacon && !isQuicknet(beacon);
  const rounds = mergeRounds([file]);
  for (const evidence of rounds) {
    const round = await verifyEvidence(evidence, beacon);
    const added = [
      ...(isUntrusted && evidence.game === 'double' && !isFinding(evidence) ? [UNKNOWN_BEACON] : []),
      ...compareStories(evidence, rounds),
      ...(extraChecks?.(evidence) ?? []),
    ];
    const checks = [...round.checks, ...added];
    yield added.length === 0 ? round : { ...round, checks, verdict: verdictOf(checks) };
  }
}

export function countVerdicts(rounds: readonly Pick<VerifiedRound, 'verdict'>[]): RoundCounts {
  const count = (wanted: Verdict) => rounds.filter(({ verdict }) => verdict === wanted).length;
  return { passed: count('passed'), failed: count('failed'), unchecked: count('unchecked') };
}

/** Formats '1 confere, 0 não conferem, 2 sem conferência'. */
export function countsText({ passed, failed, unchecked }: RoundCounts): string {
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
