import { useQuery } from '@tanstack/react-query';

import type { FairCheck } from './checks';

/** How far the check of a round is. */
export interface FairState {
  /** What was compared; undefined while it is under way, or where it could not be done. */
  readonly checks: readonly FairCheck[] | undefined;
  /** This browser could not do it: there is no WebCrypto without a secure connection. */
  readonly isUnable: boolean;
  readonly isChecking: boolean;
  /** When it was last done, in ms. */
  readonly checkedAt: number;
  /** Does it again. */
  readonly again: () => void;
}

/**
 * Checks a round by itself, once for what is known of it, and again when asked to.
 *
 * @param round all that the check looks at: another round, or the same told in another way, is checked anew
 * @param verify recomputes the round and compares
 */
export function useFairChecks(round: readonly unknown[], verify: () => Promise<readonly FairCheck[]>): FairState {
  const { data, isError, isFetching, dataUpdatedAt, refetch } = useQuery({
    queryKey: ['fairness', ...round],
    queryFn: verify,
    staleTime: Infinity,
    retry: false,
    networkMode: 'always',
  });
  return { checks: data, isUnable: isError, isChecking: isFetching, checkedAt: dataUpdatedAt, again: () => void refetch() };
}
