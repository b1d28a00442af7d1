import { useQuery } from '@tanstack/react-query';

import type { DoubleRound } from '@generated/api/model/double-round';

import type { FairCheck } from '@/shared/fairness/checks';
import { allPassed } from '@/shared/fairness/checks';

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

/**
 * Checks each round as its seed is told: hash, number, colour, and the link to the round before it.
 *
 * @param rounds that are over, the newest first
 */
export function useChain(rounds: readonly DoubleRound[]): ChainState {
  const { data = { sound: 0, broken: [] }, isError } = useQuery({
    queryKey: ['fairness', 'double', ...rounds.map(fingerprint)],
    queryFn: () => checkAll(rounds),
    enabled: rounds.length > 0,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    networkMode: 'always',
    placeholderData: (before) => before,
  });
  return { ...data, isUnable: isError };
}

/** Checks what was not checked in this form before. */
export async function checkAll(rounds: readonly DoubleRound[]): Promise<Pick<ChainState, 'sound' | 'broken'>> {
  for (const round of rounds) witness.saw(round);
  for (const round of rounds) {
    const claims = { round, announced: witness.announced(round.round), previousSeed: witness.seedOf(round.round - 1) };
    const of = JSON.stringify([fingerprint(round), claims.announced, claims.previousSeed]);
    const before = verdicts.get(round.round);
    if (before?.of === of || (before !== undefined && !allPassed(before.checks))) continue;
    verdicts.set(round.round, { of, round, checks: await verifyRound(claims) });
  }
  const all = [...verdicts.values()].filter(({ checks }) => checks.length > 0);
  const broken = all.filter(({ checks }) => !allPassed(checks)).map(({ round }) => round);
  return { sound: all.length - broken.length, broken: broken.toSorted((one, other) => other.round - one.round) };
}

/** All of a round that a check looks at. */
export function fingerprint({ round, server_seed, server_seed_hash, public_seed, roll, color }: DoubleRound): string {
  return [round, server_seed, server_seed_hash, public_seed, roll, color].join(' ');
}
