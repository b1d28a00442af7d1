import { useQuery } from '@tanstack/react-query';

import type { DoubleBet } from '@generated/api/model/double-bet';
import type { DoubleRound } from '@generated/api/model/double-round';

import type { FairCheck } from '@/shared/fairness/checks';
import { allPassed } from '@/shared/fairness/checks';

import { outcomeOf } from './result';
import { verifyRound } from './verify';
import { witness } from './witness';

/** What came of checking every round that this page has seen. */
export interface ChainState {
  /** How many rounds agree with what was promised. */
  readonly sound: number;
  /** Those that do not, the newest first. */
  readonly broken: readonly DoubleRound[];
  /** This browser cannot check: it has no WebCrypto here. */
  readonly isUnable: boolean;
}

interface Verdict {
  readonly round: DoubleRound;
  readonly checks: readonly FairCheck[];
}

/** By round, as long as the page lives: what was found wrong once stays so. */
const verdicts = new Map<number, Verdict & { readonly of: string }>();

const NOTHING: Pick<ChainState, 'sound' | 'broken'> = { sound: 0, broken: [] };

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
export function useChain(rounds: readonly DoubleRound[], present: DoubleRound | undefined, bets: readonly DoubleBet[]): ChainState {
  const { data = NOTHING, isError } = useQuery({
    ...CHECK,
    queryKey: ['fairness', 'double', ...rounds.map(fingerprint)],
    queryFn: () => checkAll(rounds),
    enabled: rounds.length > 0,
    placeholderData: (before) => before,
  });
  const { data: wrong = null } = useQuery({
    ...CHECK,
    queryKey: ['fairness', 'double paid', present && fingerprint(present), bets],
    queryFn: () => (present === undefined ? null : wronglyPaid(present, bets)),
    enabled: present !== undefined && present.server_seed !== null && outcomeOf(bets) !== undefined,
    // Until the next check of all has it, too.
    placeholderData: (before) => before,
  });
  const isNew = wrong !== null && !data.broken.some(({ round }) => round === wrong.round);
  return { sound: data.sound, broken: isNew ? [wrong, ...data.broken] : data.broken, isUnable: isError };
}

/** Checks what was not checked in this form before. */
export async function checkAll(rounds: readonly DoubleRound[]): Promise<Pick<ChainState, 'sound' | 'broken'>> {
  for (const round of rounds) witness.saw(round);
  for (const round of rounds) {
    const claims = claimsOf(round);
    const of = JSON.stringify([fingerprint(round), claims.announced, claims.previousSeed]);
    const before = verdicts.get(round.round);
    if (before?.of === of || (before !== undefined && !allPassed(before.checks))) continue;
    verdicts.set(round.round, { of, round, checks: await verifyRound(claims) });
  }
  const all = [...verdicts.values()].filter(({ checks }) => checks.length > 0);
  const broken = all.filter(({ checks }) => !allPassed(checks)).map(({ round }) => round);
  return { sound: all.length - broken.length, broken: broken.toSorted((one, other) => other.round - one.round) };
}

/** The round, where its bets are not those that were placed or were not paid what they must be; else null. */
async function wronglyPaid(round: DoubleRound, bets: readonly DoubleBet[]): Promise<DoubleRound | null> {
  const checks = await verifyRound({ ...claimsOf(round), bets, placed: witness.placed });
  if (allPassed(checks)) return null;
  verdicts.set(round.round, { of: '', round, checks });
  return round;
}

function claimsOf(round: DoubleRound) {
  return { round, announced: witness.announced(round.round), previousSeed: witness.seedOf(round.round - 1) };
}

/** All of a round that a check looks at. */
export function fingerprint({ round, server_seed, server_seed_hash, public_seed, roll, color }: DoubleRound): string {
  return [round, server_seed, server_seed_hash, public_seed, roll, color].join(' ');
}
