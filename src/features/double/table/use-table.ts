import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useEffect, useEffectEvent, useState } from 'react';

import type { DoubleRound } from '@generated/api/model/double-round';

import { roundTimes } from '@/fairness/double/round-times';
import { useRealtimeState } from '@/realtime/use-realtime';
import { createMonotonicClock } from '@/shared/lib/monotonic-clock';

import { roundQuery } from '../queries';
import type { Phase } from './phase';
import { nextPhaseChange, phaseAt } from './phase';
import type { ServerClock } from './server-clock';
import { createServerClock } from './server-clock';
import { subscribeTable } from './subscribe-table';
import { useServerTime } from './use-server-time';

/** Delays before the next poll. */
const POLL_DELAYS_MS = {
  /** Delay with realtime, if an event is overdue. */
  overdue: 1200,
  /** Delay without realtime, after a phase change. */
  phaseChange: 300,
  /** Maximum of the two delays above, which double with each response that brought no change. */
  maxUnchanged: 10_000,
  /** Delay without realtime: one poll while bets are open. */
  totals: 8000,
  /** Delay that doubles with each failure. */
  firstRetry: 3000,
  maxRetry: 60_000,
} as const;

/** Time after which an interruption shows a notice. */
const OFFLINE_AFTER_MS = 6000;

/** State of the table as the page shows it. */
export interface Table {
  /** Current round; undefined until the first response. */
  readonly round: DoubleRound | undefined;
  /** Phase of the round by the server's clock; `over` without a round. */
  readonly phase: Phase;
  /** Estimate of the clock of the server. */
  readonly clock: ServerClock;
  /** True if the connection has been interrupted for some seconds. */
  readonly isRealtimeDown: boolean;
  /** True if no round could be loaded. */
  readonly isFailed: boolean;
  /** Error of the last failure; null after a success. */
  readonly error: unknown;
  /** Fetches the round again. */
  readonly retry: () => void;
}

/**
 * Follows the table by real-time events, and polls it without them or if one is overdue. It is never polled while the page is hidden, but
 * fetched when the page is shown again.
 */
export function useTable(): Table {
  const client = useQueryClient();
  const [clock] = useState(() => createServerClock(createMonotonicClock()));
  const isLive = useRealtimeState() === 'connected';
  const isRealtimeDown = useHeldFor(!isLive, OFFLINE_AFTER_MS);
  const { data, error, isError, dataUpdatedAt, errorUpdatedAt, refetch } = useQuery(roundQuery(client, clock));
  // The first round renders in pieces, as it brings most of the page. A later one must not wait.
  const hasRound = useDeferredValue(data !== undefined);
  const round = hasRound ? data?.data : undefined;
  const phase = usePhase(clock, round);
  const { failures, failure } = useFailures(error, errorUpdatedAt, dataUpdatedAt);
  const unchanged = useUnchangedResponses(`${round?.id} ${round?.status} ${phase}`, dataUpdatedAt);

  useEffect(() => subscribeTable(client, clock), [client, clock]);
  // A page that is still connecting will have events.
  const nextSampleDelay = useEffectEvent(() => clock.nextSampleDelay(!isRealtimeDown));

  useEffect(() => {
    const retryDelay = Math.min(POLL_DELAYS_MS.maxRetry, POLL_DELAYS_MS.firstRetry * 2 ** (failures - 1));
    const delays = [nextSampleDelay(), isError ? retryDelay : pollDelay(round, phase, isLive, unchanged)].filter((delay) => delay !== null);
    if (delays.length === 0) return;
    const timer = setTimeout(() => void (document.hidden || refetch()), Math.min(...delays));
    return () => clearTimeout(timer);
  }, [clock, round, phase, isLive, isError, failures, unchanged, dataUpdatedAt, errorUpdatedAt, refetch]);

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

/** Counts failures since the last success. Keeps the error, which the query clears while it refetches. */
function useFailures(error: unknown, errorUpdatedAt: number, dataUpdatedAt: number): { failures: number; failure: unknown } {
  const [state, setState] = useState<{ failures: number; failure: unknown; at: number }>({ failures: 0, failure: null, at: 0 });
  if (error !== null && errorUpdatedAt !== state.at) {
    setState({ failures: state.failures + 1, failure: error, at: errorUpdatedAt });
  } else if (dataUpdatedAt > state.at && state.failures > 0) {
    setState({ failures: 0, failure: null, at: dataUpdatedAt });
  }
  return state;
}

/** Counts successive responses that left the table in the same state. */
function useUnchangedResponses(tableState: string, dataUpdatedAt: number): number {
  const [last, setLast] = useState({ tableState, count: 0, at: dataUpdatedAt });
  const isSame = last.tableState === tableState;
  if (dataUpdatedAt !== last.at) setLast({ tableState, count: isSame ? last.count + 1 : 0, at: dataUpdatedAt });
  return isSame ? last.count : 0;
}

/** Returns true once a condition has held for `durationMs`. */
function useHeldFor(condition: boolean, durationMs: number): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (!condition) return;
    const timer = setTimeout(() => setHeld(true), durationMs);
    return () => {
      clearTimeout(timer);
      setHeld(false);
    };
  }, [condition, durationMs]);
  return held;
}

function usePhase(clock: ServerClock, round: DoubleRound | undefined): Phase {
  const next = useCallback((now: number) => (round === undefined ? null : nextPhaseChange(roundTimes(round), now)), [round]);
  return useServerTime(clock, (now) => (round === undefined ? 'over' : phaseAt(round, now)), next);
}

/**
 * Returns the delay before the next poll in ms; null if no poll is needed.
 *
 * @param unchanged number of responses that did not bring the phase yet
 */
export function pollDelay(round: DoubleRound | undefined, phase: Phase, isLive: boolean, unchanged: number): number | null {
  if (round === undefined) return null;
  if (round.status !== phase) {
    const delay = isLive ? POLL_DELAYS_MS.overdue : POLL_DELAYS_MS.phaseChange;
    return Math.min(POLL_DELAYS_MS.maxUnchanged, delay * 2 ** unchanged);
  }
  return isLive || phase !== 'waiting' ? null : POLL_DELAYS_MS.totals;
}
