import { hashKey, notifyManager } from '@tanstack/react-query';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

import { getGetMeQueryKey } from '@generated/api/auth';
import type { MeAnswer } from '@generated/api/model/me-answer';

import type { MePatch, PlayerEventListeners, PlayerEventName } from './cache-effects';
import type { Channels } from './channels';
import { createFetchSequence } from './fetch-sequence';
import type { ThrottledInvalidator } from './throttled-invalidator';

type CacheEffects = typeof import('./cache-effects').cacheEffects;

/** Change of the cached player. `fetchId`: number of the latest player fetch when the event arrived. */
interface DuePatch {
  readonly patch: MePatch;
  readonly fetchId: number;
}

/** Applies `cacheEffects` for one player, and calls the app's listeners. */
export interface PlayerCache {
  /** Loads the table of effects; rejects if its code cannot be loaded. */
  readonly load: () => Promise<void>;
  /** Listens to the channels of a player. Does nothing before `load`. */
  readonly follow: (me: MeAnswer) => void;
  /** Returns the keys of all queries that an event can change; none before `load`. */
  readonly queryKeys: () => ReadonlySet<QueryKey>;
  /** Returns the number of the player's latest fetch (SPEC A19), with which events are tagged. */
  readonly currentFetchId: () => number;
  /**
   * Notes that a response of the player has arrived, so that older events are not applied over it. Applies a later event again if
   * the response has the values of an earlier one.
   */
  readonly markAnswered: () => void;
  /**
   * Applies the events since the last call: patches the cached player, and invalidates the queries of the events, at most once a second.
   * Cancels an older fetch of the player, unless an event or a gap caused it.
   */
  readonly applyEvents: () => void;
  /** Leaves the channels of the player, and forgets their events. The cached data stay. */
  readonly leave: () => void;
}

/** Creates the cache effects of the player who is followed. `listeners` are effects beyond the cache. */
export function createPlayerCache(
  client: QueryClient,
  channels: Channels,
  invalidator: ThrottledInvalidator,
  listeners: PlayerEventListeners,
): PlayerCache {
  let effects: CacheEffects | undefined;
  const subscriptions = new Map<PlayerEventName, { readonly channel: string; readonly remove: () => void }>();
  const patches = new Map<PlayerEventName, DuePatch>();
  /** Patches that were applied while a fetch for an earlier event was under way. */
  let overtaking: MePatch[] = [];
  const seen = createSeenPatches();
  const staleKeys = new Set<QueryKey>();
  const queryKey = getGetMeQueryKey();
  // The query is looked up by the hash of its key: a search would visit every query, for each of thousands of events.
  const hash = hashKey(queryKey);
  const sequence = createFetchSequence(() => client.getQueryCache().get(hash)?.promise);

  function follow<Name extends PlayerEventName>(name: Name, { paramsFor, invalidates, patch }: CacheEffects[Name], me: MeAnswer): void {
    const parameters = paramsFor(me);
    const channel = JSON.stringify(parameters);
    const previous = subscriptions.get(name);
    if (previous?.channel === channel) return;
    previous?.remove();
    subscriptions.delete(name);
    patches.delete(name);
    if (parameters === null) return;
    const remove = channels.listen(name, parameters, {
      onGap: (isFirst) => invalidator.invalidate(invalidates, isFirst),
      onEvent: (payload, fetchId) => {
        const change = patch?.(payload, client.getQueryData<MeAnswer>(queryKey) ?? me);
        // A repeated event may be an old one: it only causes a fetch.
        if (change !== undefined && seen.add(change)) patches.set(name, { patch: change, fetchId });
        for (const key of invalidates) staleKeys.add(key);
        listeners[name]?.(payload);
      },
    });
    subscriptions.set(name, { channel, remove });
  }

  function patchMe(changes: readonly MePatch[]): void {
    client.setQueryData<MeAnswer>(queryKey, (me) => me && changes.reduce<MeAnswer>((known, change) => ({ ...known, ...change }), me));
  }

  return {
    load: async () => {
      // A visitor needs neither the table nor the generated clients of its keys.
      effects = (await import('./cache-effects')).cacheEffects;
    },
    follow: (me) => {
      if (effects === undefined) return;
      for (const name of Object.keys(effects) as PlayerEventName[]) follow(name, effects[name], me);
    },
    queryKeys: () => new Set(Object.values(effects ?? {}).flatMap(({ invalidates }) => invalidates)),
    currentFetchId: sequence.currentId,
    markAnswered: () => {
      sequence.markAnswered();
      const me = client.getQueryData<MeAnswer>(queryKey);
      const kept = me === undefined ? [] : overtaking.filter((patch) => seen.hasBrought(patch, me));
      overtaking = [];
      // A response with the values of an earlier event is older than a later event, which is applied again. Any other response
      // overrides the events.
      if (kept.length > 0) patchMe(kept);
    },
    applyEvents: () => {
      const due = [...patches.values()].filter(({ fetchId }) => sequence.isUnanswered(fetchId));
      const changes = due.map(({ patch }) => patch);
      const invalidates = [...staleKeys];
      patches.clear();
      staleKeys.clear();
      notifyManager.batch(() => {
        const isOvertaken = due.some(({ fetchId }) => sequence.isFetchOlderThan(fetchId)) && client.isFetching({ queryKey }) > 0;
        // The fetch for an earlier event is not cancelled: under a stream of events no fetch would ever end.
        if (isOvertaken && invalidator.isFetching(queryKey)) overtaking = [...overtaking, ...changes];
        else if (isOvertaken) void client.cancelQueries({ queryKey });
        if (changes.length > 0) patchMe(changes);
        // Invalidates after the patch, so that these fetches are newer than the events.
        if (invalidates.length > 0) invalidator.invalidate(invalidates);
      });
    },
    leave: () => {
      for (const { remove } of subscriptions.values()) remove();
      subscriptions.clear();
      patches.clear();
      overtaking = [];
      seen.clear();
      staleKeys.clear();
    },
  };
}

/** Maximum number of patches to remember. Beyond it, the older half is forgotten. */
const MAX_SEEN = 500;

/**
 * Remembers the changes that events of a player have brought. Events carry neither time nor version, so that an event with the
 * same change as an earlier one may be a replay of it.
 */
function createSeenPatches() {
  const seen = new Set<string>();
  return {
    /** Returns false if an earlier event has brought the same. */
    add(patch: MePatch): boolean {
      const hash = hashKey([patch]);
      if (seen.has(hash)) return false;
      seen.add(hash);
      if (seen.size > MAX_SEEN) for (const oldest of [...seen].slice(0, MAX_SEEN / 2)) seen.delete(oldest);
      return true;
    },
    /** Returns true if the response has values that an event has brought, in the fields of the patch. */
    hasBrought(patch: MePatch, me: MeAnswer): boolean {
      const answered = Object.fromEntries(Object.keys(patch).map((field) => [field, Reflect.get(me, field)]));
      return seen.has(hashKey([answered]));
    },
    clear: () => seen.clear(),
  };
}
