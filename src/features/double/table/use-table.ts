import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';

import type { DoubleRound } from '@generated/api/model/double-round';

import { useRealtimeState } from '@/realtime/use-realtime';
import { createMonotonicClock } from '@/shared/lib/monotonic-clock';

import { subscribeTable } from './subscribe-table';
import type { Phase } from './phase';
import { nextPhaseChange, phaseAt, roundTimes } from './phase';
import { roundQuery } from '../queries';
import type { ServerClock } from './server-clock';
import { createServerClock } from './server-clock';
import { useServerTime } from './use-server-time';

/** How long before the table is asked for, in ms. */
const POLL_DELAYS_MS = {
  /** Real time should have told by now. */
  overdue: 1200,
  /** Nobody tells: just after the phase has changed. */
  alone: 300,
  /** Nobody tells what others stake. */
  totals: 3000,
  /** The first retry after a failure. The delay doubles with each further one. */
  failed: 3000,
  maxFailed: 60_000,
} as const;

/** A socket that is not there for this long is down, whatever it says of itself, in ms. */
const OFFLINE_AFTER_MS = 6000;

/** The table of double as it stands now. */
export interface Table {
  readonly round: DoubleRound | undefined;
  readonly phase: Phase;
  readonly clock: ServerClock;
  /** Whether real time is known to be down: the table is asked for instead. */
  readonly isRealtimeDown: boolean;
  readonly isFailed: boolean;
  /** Why the table failed; null if it did not. */
  readonly error: unknown;
  readonly retry: () => void;
}

/** Follows the table: by real time, by asking while there is none, and in between by the server's clock. */
export function useTable(): Table {
  const client = useQueryClient();
  const [clock] = useState(() => createServerClock(createMonotonicClock()));
  const isLive = useRealtimeState() === 'connected';
  const isRealtimeDown = useHeldFor(!isLive, OFFLINE_AFTER_MS);
  const { data, error, isError, dataUpdatedAt, errorUpdatedAt, refetch } = useQuery(roundQuery(client, clock));
  const round = data?.data;
  const phase = usePhase(clock, round);
  const { failures, failure } = useFailures(error, errorUpdatedAt, dataUpdatedAt);

  useEffect(() => subscribeTable(client, clock), [client, clock]);

  useEffect(() => {
    const retryDelay = Math.min(POLL_DELAYS_MS.maxFailed, POLL_DELAYS_MS.failed * 2 ** (failures - 1));
    const waits = [clock.askAgainIn(), isError ? retryDelay : pollDelay(round, phase, isLive)].filter((wait) => wait !== null);
    if (waits.length === 0) return;
    const timer = setTimeout(() => void (document.hidden || refetch()), Math.min(...waits));
    return () => clearTimeout(timer);
  }, [clock, round, phase, isLive, isError, failures, dataUpdatedAt, errorUpdatedAt, refetch]);

  useEffect(() => {
    const onShown = () => void (document.hidden || refetch());
    document.addEventListener('visibilitychange', onShown);
    return () => document.removeEventListener('visibilitychange', onShown);
  }, [refetch]);

  return {
    round,
    phase,
    clock,
    isRealtimeDown,
    isFailed: failures > 0 && round === undefined,
    error: failure,
    retry: () => void refetch(),
  };
}

/**
 * Counts the failures since the last success, and keeps the last error. The query forgets its error while it refetches,
 * and a page that falls back to its skeleton each time would fetch everything on it verifyAgain.
 */
function useFailures(error: unknown, errorUpdatedAt: number, dataUpdatedAt: number): { failures: number; failure: unknown } {
  const [state, setState] = useState<{ failures: number; failure: unknown; at: number }>({ failures: 0, failure: null, at: 0 });
  if (error !== null && errorUpdatedAt !== state.at) {
    setState({ failures: state.failures + 1, failure: error, at: errorUpdatedAt });
  } else if (dataUpdatedAt > state.at && state.failures > 0) {
    setState({ failures: 0, failure: null, at: dataUpdatedAt });
  }
  return state;
}

/** Whether something has been so for some time, in ms. */
function useHeldFor(is: boolean, time: number): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (!is) return;
    const timer = setTimeout(() => setHeld(true), time);
    return () => {
      clearTimeout(timer);
      setHeld(false);
    };
  }, [is, time]);
  return held;
}

function usePhase(clock: ServerClock, round: DoubleRound | undefined): Phase {
  const next = useCallback((now: number) => (round === undefined ? null : nextPhaseChange(roundTimes(round), now)), [round]);
  return useServerTime(clock, (now) => (round === undefined ? 'over' : phaseAt(round, now)), next);
}

/** In how many ms the table is asked for; null where what is known is all that there is to know. */
export function pollDelay(round: DoubleRound | undefined, phase: Phase, isLive: boolean): number | null {
  if (round === undefined) return null;
  if (round.status !== phase) return isLive ? POLL_DELAYS_MS.overdue : POLL_DELAYS_MS.alone;
  return isLive || phase !== 'waiting' ? null : POLL_DELAYS_MS.totals;
}
