import { create } from 'zustand';

import type { ConnectionState } from './types';

/** State of real time, for components. */
export interface RealtimeSnapshot {
  /** State of the socket (SPEC T2). */
  readonly state: ConnectionState;
  /** True if the balance is only polled and may be outdated. */
  readonly stale: boolean;
}

export const useRealtimeStore = create<RealtimeSnapshot>(() => ({ state: 'initialized', stale: false }));

/** Returns the state of the socket, which is `initialized` before real time has started. */
export function useRealtimeState(): ConnectionState {
  return useRealtimeStore(({ state }) => state);
}

/** Returns true if the balance may be outdated. */
export function useStaleBalance(): boolean {
  return useRealtimeStore(({ stale }) => stale);
}
