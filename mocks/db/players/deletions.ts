import type { DataDeletion } from '../../domain/player/data-deletion';
import { openDeletion } from '../../domain/player/data-deletion';
import type { Clock } from '../clock';

/** Creates the store of requests to delete personal data (SPEC Q4): the last one of each player. */
export function createDeletions(clock: Clock) {
  const byPlayer = new Map<string, DataDeletion>();
  let count = 0;
  return {
    forPlayer: (playerId: string): DataDeletion | undefined => byPlayer.get(playerId),

    request(playerId: string) {
      const opened = openDeletion(byPlayer.get(playerId), count, clock.now());
      if (!opened.ok) return opened;
      count += 1;
      byPlayer.set(playerId, opened.value);
      return opened;
    },

    /** Replaces a request, for scenarios. */
    set(playerId: string, request: DataDeletion): void {
      byPlayer.set(playerId, request);
    },

    dump: () => ({ count, requests: [...byPlayer] }),
    restore(saved: { count: number; requests: readonly (readonly [string, DataDeletion])[] } = { count: 0, requests: [] }): void {
      ({ count } = saved);
      byPlayer.clear();
      for (const [id, request] of saved.requests) byPlayer.set(id, request);
    },
  };
}
