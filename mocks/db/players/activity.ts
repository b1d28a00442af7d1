import type { components } from '@generated/schema';

import type { Clock } from '../clock';

/** Maximum number of entries of a player, so that a long-running world does not grow without end. */
const MAX_ENTRIES = 1000;

/** An action of a player. */
export interface ActivityEntry {
  id: string;
  kind: components['schemas']['ActivityKind'];
  /** Description for the player (pt-BR). */
  description: string;
  /** Name of the device; null for actions without a request. */
  device: string | null;
  ip: string | null;
  /** Time of the action, in Unix ms. */
  at: number;
}

/** Creates the log of the players' own actions (SPEC Q3). Entries never change; only the oldest above the maximum are dropped. */
export function createActivity(clock: Clock) {
  const byPlayer = new Map<string, ActivityEntry[]>();
  let count = 0;
  return {
    /** Adds an action, with the time and the device from which it came. */
    log(playerId: string, entry: Pick<ActivityEntry, 'kind' | 'description'>, client: Pick<ActivityEntry, 'device' | 'ip'>): void {
      count += 1;
      const known = byPlayer.get(playerId) ?? [];
      const added = { id: `act_${String(count)}`, ...entry, ...client, at: clock.now() };
      byPlayer.set(playerId, [added, ...known].slice(0, MAX_ENTRIES));
    },

    /** Returns a player's actions, newest first. */
    forPlayer: (playerId: string): readonly ActivityEntry[] => byPlayer.get(playerId) ?? [],

    dump: () => ({ count, entries: [...byPlayer] }),
    restore(saved: { count: number; entries: readonly (readonly [string, ActivityEntry[]])[] } = { count: 0, entries: [] }): void {
      ({ count } = saved);
      byPlayer.clear();
      for (const [id, entries] of saved.entries) byPlayer.set(id, entries);
    },
  };
}
