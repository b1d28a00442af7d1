import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';

import type { DoubleRound } from '@generated/api/model/double-round';

import { useRealtimeState } from '@/realtime/use-realtime';
import { createMonotonicClock } from '@/shared/lib/monotonic-clock';

import { hearTable } from './hear-table';
import type { Phase } from './phase';
import { nextChange, phaseAt, timesOf } from './phase';
import { roundQuery } from './queries';
import type { ServerClock } from './server-clock';
import { createServerClock } from './server-clock';
import { useServerMoment } from './server-moments';

/** How long before the table is asked for, in ms. */
const ASK = {
  /** Real time should have told by now. */
  overdue: 1200,
  /** Nobody tells: just after the phase has changed. */
  alone: 300,
  /** Nobody tells what others stake. */
  totals: 3000,
  /** The last try failed. */
  failed: 3000,
} as const;

/** A socket that is not there for this long is down, whatever it says of itself, in ms. */
const PATIENCE = 6000;

/** The table of double as it stands now. */
export interface Table {
  readonly round: DoubleRound | undefined;
  readonly phase: Phase;
  readonly clock: ServerClock;
  /** Whether real time is known to be down: the table is asked for instead. */
  readonly isDown: boolean;
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
  const isDown = useHeld(!isLive, PATIENCE);
  const { data, error, isError, dataUpdatedAt, errorUpdatedAt, refetch } = useQuery(roundQuery(client, clock));
  const round = data?.data;
  const phase = usePhase(clock, round);

  useEffect(() => hearTable(client, clock), [client, clock]);

  useEffect(() => {
    const waits = [clock.askAgainIn(), isError ? ASK.failed : askIn(round, phase, isLive)].filter((wait) => wait !== null);
    if (waits.length === 0) return;
    const timer = setTimeout(() => void (document.hidden || refetch()), Math.min(...waits));
    return () => clearTimeout(timer);
  }, [clock, round, phase, isLive, isError, dataUpdatedAt, errorUpdatedAt, refetch]);

  useEffect(() => {
    const onShown = () => void (document.hidden || refetch());
    document.addEventListener('visibilitychange', onShown);
    return () => document.removeEventListener('visibilitychange', onShown);
  }, [refetch]);

  return { round, phase, clock, isDown, isFailed: isError && round === undefined, error, retry: () => void refetch() };
}

/** Whether something has been so for some time, in ms. */
function useHeld(is: boolean, time: number): boolean {
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
  const next = useCallback((now: number) => (round === undefined ? null : nextChange(timesOf(round), now)), [round]);
  return useServerMoment(clock, (now) => (round === undefined ? 'over' : phaseAt(round, now)), next);
}

/** In how many ms the table is asked for; null where what is known is all that there is to know. */
export function askIn(round: DoubleRound | undefined, phase: Phase, isLive: boolean): number | null {
  if (round === undefined) return null;
  if (round.status !== phase) return isLive ? ASK.overdue : ASK.alone;
  return isLive || phase !== 'waiting' ? null : ASK.totals;
}
