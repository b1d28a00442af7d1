import { useQuery } from '@tanstack/react-query';

import type { DoubleBet } from '@generated/api/model/double-bet';
import type { DoubleRound } from '@generated/api/model/double-round';

import type { FairCheck } from '@/shared/fairness/fair-checks';
import { allPassed } from '@/shared/fairness/fair-checks';

import { sumOutcome } from '../bet/bet-outcome';
import { verifyRound } from './verify';
import { commitmentLog } from './commitment-log';

/** What winningColor of checking every round that this page has seen. */
export interface ChainVerification {
  /** How many rounds agree with what was promised. */
  readonly verified: number;
  /** Those that do not, the newest first. */
  readonly failed: readonly DoubleRound[];
  /** This browser cannot check: it has no WebCrypto here. */
  readonly isUnsupported: boolean;
}

interface Verdict {
  readonly round: DoubleRound;
  readonly checks: readonly FairCheck[];
}

/** By round, as long as the page lives: what was found wrong once stays so. */
const verdicts = new Map<number, Verdict & { readonly of: string }>();

const NOTHING: Pick<ChainVerification, 'verified' | 'failed'> = { verified: 0, failed: [] };

const CHECK = {
  staleTime: Infinity,
  gcTime: 0,
  retry: false,
  networkMode: 'always',
} as const;

/**
 * Checks each round as its seed is told: hash, number, colour, and the link to the round before it; and, once they are
 * settled, what the player's bets on the present one were paid.
 *
 * @param rounds that are over, the newest first
 * @param present the round at the table
 * @param bets the player's, on it
 */
export function useChainVerification(
  rounds: readonly DoubleRound[],
  present: DoubleRound | undefined,
  bets: readonly DoubleBet[],
): ChainVerification {
  const { data = NOTHING, isError } = useQuery({
    ...CHECK,
    queryKey: ['fairness', 'double', ...rounds.map(roundFingerprint)],
    queryFn: () => verifyAll(rounds),
    enabled: rounds.length > 0,
    placeholderData: (before) => before,
  });
  const { data: wrong = null } = useQuery({
    ...CHECK,
    queryKey: ['fairness', 'double paid', present && roundFingerprint(present), bets],
    queryFn: () => (present === undefined ? null : wronglyPaid(present, bets)),
    enabled: present !== undefined && present.server_seed !== null && sumOutcome(bets) !== undefined,
    // Until the next check of all has it, too.
    placeholderData: (before) => before,
  });
  const isNew = wrong !== null && !data.failed.some(({ round }) => round === wrong.round);
  return { verified: data.verified, failed: isNew ? [wrong, ...data.failed] : data.failed, isUnsupported: isError };
}

/** Checks what was not checked in this form before. */
export async function verifyAll(rounds: readonly DoubleRound[]): Promise<Pick<ChainVerification, 'verified' | 'failed'>> {
  for (const round of rounds) commitmentLog.saw(round);
  for (const round of rounds) {
    const claims = knownClaims(round);
    const of = JSON.stringify([roundFingerprint(round), claims.announced, claims.previousSeed]);
    const before = verdicts.get(round.round);
    if (before?.of === of || (before !== undefined && !allPassed(before.checks))) continue;
    verdicts.set(round.round, { of, round, checks: await verifyRound(claims) });
  }
  const all = [...verdicts.values()].filter(({ checks }) => checks.length > 0);
  const failed = all.filter(({ checks }) => !allPassed(checks)).map(({ round }) => round);
  return { verified: all.length - failed.length, failed: failed.toSorted((one, other) => other.round - one.round) };
}

/** The round, where its bets are not those that were placed or were not paid what they must be; else null. */
async function wronglyPaid(round: DoubleRound, bets: readonly DoubleBet[]): Promise<DoubleRound | null> {
  const checks = await verifyRound({ ...knownClaims(round), bets, placed: commitmentLog.placed });
  if (allPassed(checks)) return null;
  verdicts.set(round.round, { of: '', round, checks });
  return round;
}

function knownClaims(round: DoubleRound) {
  return { round, announced: commitmentLog.announced(round.round), previousSeed: commitmentLog.seedOf(round.round - 1) };
}

/** All of a round that a check looks at. */
export function roundFingerprint({ round, server_seed, server_seed_hash, public_seed, roll, color }: DoubleRound): string {
  return [round, server_seed, server_seed_hash, public_seed, roll, color].join(' ');
}
