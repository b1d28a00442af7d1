import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

import { invalidateMoneyQueries } from './invalidate-money-queries';
import type { MoneyRequests } from './money-requests';
import { moneyOperations } from './page-operations';
import { reportDone } from './report-done';

/** Interval of the lookups while the page is visible. */
const RECHECK_INTERVAL_MS = 15_000;

interface RecheckOptions<Outcome> {
  /** Name of the operation; undefined while the player is not known. */
  name: string | undefined;
  requests: Pick<MoneyRequests<never, Outcome>, 'lookUp'>;
  /** True while the outcome is unknown. */
  isActive: boolean;
  onDone: (outcome: Outcome) => void;
  /** Receives the proof that the operation was not executed. Must not throw, because the money queries would not be invalidated. */
  onFailed?: ((failure: Error) => void) | undefined;
}

/**
 * Looks up an unresolved operation in the background, at once and then at intervals, until its outcome is known. The money
 * queries are invalidated then.
 *
 * @returns `failure`, the reason why the operation was certainly not executed, or else null, and `reset`, which removes it
 */
export function useRecheck<Outcome>({ name, requests, isActive, onDone, onFailed }: RecheckOptions<Outcome>) {
  const client = useQueryClient();
  const [failure, setFailure] = useState<Error | null>(null);

  const recheck = useEffectEvent(async () => {
    if (name === undefined || document.visibilityState === 'hidden') return;
    try {
      const outcome = await moneyOperations.recheck(name, requests);
      if (outcome === undefined) return;
      reportDone(onDone, outcome);
    } catch (error) {
      if (!(error instanceof Error)) return;
      setFailure(error);
      onFailed?.(error);
    }
    invalidateMoneyQueries(client);
  });

  useEffect(() => {
    if (!isActive) return;
    // Starts in a timer, because the first of strict mode's two mounts would lose the result.
    const first = setTimeout(() => void recheck());
    const timer = setInterval(() => void recheck(), RECHECK_INTERVAL_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [isActive]);

  return { failure, reset: () => setFailure(null) };
}
