import type { UseQueryOptions } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';

import type { FairCheck, Verdict } from '../core/fair-checks';
import { verdictOf } from '../core/fair-checks';

/** State of a round's verification. */
export interface FairState {
  /** Results of the last verification that did not throw; undefined before the first. */
  readonly checks: readonly FairCheck[] | undefined;
  /** True if the last verification threw, for example without WebCrypto, which needs a secure connection. */
  readonly isUnsupported: boolean;
  readonly isChecking: boolean;
  /** Time in epoch ms of the last verification that did not throw; 0 before the first. */
  readonly checkedAt: number;
  readonly verifyAgain: () => void;
}

/** Returns the verdict of the last verification that did not throw, or `unchecked` if all threw; undefined while the first is pending. */
export function stateVerdict({ checks, isUnsupported }: Pick<FairState, 'checks' | 'isUnsupported'>): Verdict | undefined {
  if (checks === undefined) return isUnsupported ? 'unchecked' : undefined;
  return verdictOf(checks);
}

interface Options<Result> {
  /** False while there is nothing to verify; true by default. */
  readonly enabled?: boolean;
  /** Returns the result to show until the first one. @param before result with the inputs before */
  readonly placeholderData?: (before: Result | undefined) => Result | undefined;
}

/**
 * Verifies a round, again if an input changes. Records no verdict.
 *
 * @param inputs all values that `verify` reads, which can be JSON. Calls with equal inputs share one result
 * @param verify returns the checks, with what else the page shows
 */
export function useRoundVerification<Result extends { readonly checks: readonly FairCheck[] }>(
  inputs: readonly unknown[],
  verify: () => Promise<Result>,
  options: Options<Result> = {},
): { readonly result: Result | undefined; readonly state: FairState } {
  const { data, isError, isFetching, dataUpdatedAt, refetch } = useQuery({
    queryKey: ['fairness', ...inputs],
    queryFn: verify,
    staleTime: Infinity,
    retry: false,
    networkMode: 'always',
    ...options,
  } as UseQueryOptions<Result>);
  const verifyAgain = () => void refetch();
  return {
    result: data,
    state: { checks: data?.checks, isUnsupported: isError, isChecking: isFetching, checkedAt: dataUpdatedAt, verifyAgain },
  };
}

/** Verifies a round of which only the checks are shown. */
export const useFairChecks = (inputs: readonly unknown[], verify: () => Promise<readonly FairCheck[]>): FairState =>
  useRoundVerification(inputs, async () => ({ checks: await verify() })).state;
