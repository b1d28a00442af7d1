import { useQuery } from '@tanstack/react-query';

import type { DoubleBet } from '@generated/api/model/double-bet';
import type { DoubleRound } from '@generated/api/model/double-round';

import type { FairCheck } from '@/shared/fairness/fair-checks';
import { allPassed } from '@/shared/fairness/fair-checks';

import { sumOutcome } from '../bet/bet-outcome';
import { commitmentLog } from './commitment-log';
import { verifyRound } from './verify';

export interface ChainVerification {
  readonly verified: number;
  /** Newest first. */
  readonly failed: readonly DoubleRound[];
  /** Without WebCrypto. */
  readonly isUnsupported: boolean;
}

interface Verdict {
  readonly round: DoubleRound;
  readonly checks: readonly FairCheck[];
}

/** By round number. A failed round stays failed while the page lives. */
const verdicts = new Map<number, Verdict & { readonly inputs: string }>();

const NO_RESULT: Pick<ChainVerification, 'verified' | 'failed'> = { verified: 0, failed: [] };

const QUERY_OPTIONS = {
  staleTime: Infinity,
  gcTime: 0,
  retry: false,
  networkMode: 'always',
} as const;

/**
 * Verifies each round when its seed is revealed, and its payouts when the bets are settled.
 *
 * @param rounds finished, newest first
 * @param bets on the current round
 */
export function useChainVerification(
  rounds: readonly DoubleRound[],
  current: DoubleRound | undefined,
  bets: readonly DoubleBet[],
): ChainVerification {
  const { data = NO_RESULT, isError } = useQuery({
    ...QUERY_OPTIONS,
    queryKey: ['fairness', 'double', ...rounds.map(roundFingerprint)],
    queryFn: () => verifyAll(rounds),
    enabled: rounds.length > 0,
    placeholderData: (before) => before,
  });
  const { data: wrong = null } = useQuery({
    ...QUERY_OPTIONS,
    queryKey: ['fairness', 'double paid', current && roundFingerprint(current), bets],
    queryFn: () => (current === undefined ? null : findWrongPayout(current, bets)),
    enabled: current !== undefined && current.server_seed !== null && sumOutcome(bets) !== undefined,
    // Until the verification of all rounds includes it.
    placeholderData: (before) => before,
  });
  const isNew = wrong !== null && !data.failed.some(({ round }) => round === wrong.round);
  return { verified: data.verified, failed: isNew ? [wrong, ...data.failed] : data.failed, isUnsupported: isError };
}

/** Verifies the rounds that changed. */
export async function verifyAll(rounds: readonly DoubleRound[]): Promise<Pick<ChainVerification, 'verified' | 'failed'>> {
  for (const round of rounds) commitmentLog.record(round);
  for (const round of rounds) {
    const claims = knownClaims(round);
    const inputs = JSON.stringify([roundFingerprint(round), claims.commitment, claims.previousSeed]);
    const before = verdicts.get(round.round);
    if (before?.inputs === inputs || (before !== undefined && !allPassed(before.checks))) continue;
    verdicts.set(round.round, { inputs, round, checks: await verifyRound(claims) });
  }
  const all = [...verdicts.values()].filter(({ checks }) => checks.length > 0);
  const failed = all.filter(({ checks }) => !allPassed(checks)).map(({ round }) => round);
  return { verified: all.length - failed.length, failed: failed.toSorted((one, other) => other.round - one.round) };
}

/** The round if a bet or payout is wrong, else null. */
async function findWrongPayout(round: DoubleRound, bets: readonly DoubleBet[]): Promise<DoubleRound | null> {
  const checks = await verifyRound({ ...knownClaims(round), bets, placedBet: commitmentLog.placedBet });
  if (allPassed(checks)) return null;
  verdicts.set(round.round, { inputs: '', round, checks });
  return round;
}

function knownClaims(round: DoubleRound) {
  return { round, commitment: commitmentLog.commitmentTo(round.round), previousSeed: commitmentLog.serverSeed(round.round - 1) };
}

/** Keys the values that a verification reads. */
export function roundFingerprint({ round, server_seed, server_seed_hash, public_seed, roll, color }: DoubleRound): string {
  return [round, server_seed, server_seed_hash, public_seed, roll, color].join(' ');
}
