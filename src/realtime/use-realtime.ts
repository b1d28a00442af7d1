import { create } from 'zustand';

import type { ConnectionState } from './types';

/** What the application may know of real time. */
export interface RealtimeSnapshot {
  /** The state of the socket (SPEC T2). */
  readonly state: ConnectionState;
  /** Whether the balance may be older than what the backend knows: it is not heard of now, and asked for now and then. */
  readonly stale: boolean;
}

export const useRealtimeStore = create<RealtimeSnapshot>(() => ({ state: 'initialized', stale: false }));

/** The state of the socket, for components (SPEC T2). */
export function useRealtimeState(): ConnectionState {
  return useRealtimeStore(({ state }) => state);
}

/** Whether the balance is to be shown as one that may be old. */
export function useStaleBalance(): boolean {
  return useRealtimeStore(({ stale }) => stale);
}

/** What is known now, without React. */
export function realtimeNow(): RealtimeSnapshot {
  return useRealtimeStore.getState();
}

/**
 * Calls back at each change, without React.
 *
 * @returns ends it
 */
export function subscribeRealtime(listener: (now: RealtimeSnapshot) => void): () => void {
  return useRealtimeStore.subscribe(listener);
}
