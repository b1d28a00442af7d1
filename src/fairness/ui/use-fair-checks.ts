import type { UseQueryOptions } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';

import type { FairCheck, Verdict } from '../core/fair-checks';
import { verdictOf } from '../core/fair-checks';

/** State of a round's verification. */
export interface FairState {
  /** Results of the checks; undefined while pending or if the verification threw. */
  readonly checks: readonly FairCheck[] | undefined;
  /** True if the verification threw, for example without WebCrypto, which needs a secure connection. */
  readonly isUnsupported: boolean;
  readonly isChecking: boolean;
  /** Time of the last verification in epoch ms; 0 before the first. */
  readonly checkedAt: number;
  readonly verifyAgain: () => void;
}

/** Returns the verdict, `unchecked` if the verification threw; undefined while it is pending. */
export function stateVerdict({ checks, isUnsupported }: Pick<FairState, 'checks' | 'isUnsupported'>): Verdict | undefined {
  if (checks === undefined) return isUnsupported ? 'unchecked' : undefined;
  return verdictOf(checks);
}

interface Options<Result> {
  /** False while there is nothing to verify. */
  readonly enabled?: boolean;
  /** Result to show until the first one. */
  readonly placeholderData?: (before: Result | undefined) => Result | undefined;
}

/**
 * Verifies a round, again if an input changes. Records no verdict.
 *
 * @param inputs all values that `verify` reads
 * @param verify returns the checks, with what else the page shows
 */
export function useVerification<Result extends { readonly checks: readonly FairCheck[] }>(
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
  useVerification(inputs, async () => ({ checks: await verify() })).state;
