import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { getGetMeQueryKey } from '@generated/api/auth';
import type { MeAnswer } from '@generated/api/model/me-answer';
import { getGetStatementQueryKey } from '@generated/api/wallet';

/** Delay of a refetch, so that all rounds of that time share it. */
const REFRESH_DELAY_MS = 800;

/**
 * Returns a handler for the balance that a game reports, in cents. The report is not trusted: if it differs from the cached
 * balance or is undefined, the player is refetched. Rounds of a fast game share one refetch of the day's result.
 */
export function useBalanceRefresh(): (balance: number | undefined) => void {
  const client = useQueryClient();
  const reportedBalance = useRef<number>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (balance) => {
    reportedBalance.current = balance;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void client.invalidateQueries({ queryKey: getGetStatementQueryKey() });
      const cached = client.getQueryData<MeAnswer>(getGetMeQueryKey())?.balance;
      if (cached !== reportedBalance.current) void client.invalidateQueries({ queryKey: getGetMeQueryKey() });
    }, REFRESH_DELAY_MS);
  };
}
