import { hashKey, notifyManager } from '@tanstack/react-query';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

import { getGetMeQueryKey } from '@generated/api/auth';
import type { MeAnswer } from '@generated/api/model/me-answer';

import type { PlayerEventListeners, PlayerEventName } from './cache-effects';
import { cacheEffects } from './cache-effects';
import type { Channels } from './channels';
import { createFetchSequence } from './fetch-sequence';
import type { ThrottledInvalidator } from './throttled-invalidator';

/** Change of the cached player. `at`: number of the latest player fetch when the event arrived. */
interface Patch {
  readonly apply: (me: MeAnswer) => MeAnswer;
  readonly at: number;
}

/** Applies `cacheEffects` for one player, and calls the app's listeners. */
export interface PlayerCache {
  readonly follow: (me: MeAnswer) => void;
  /** Number of the player's latest fetch (SPEC A19). Tags events. */
  readonly currentFetchId: () => number;
  readonly markAnswered: () => void;
  /** Applies the events since the last call. */
  readonly applyEvents: () => void;
  readonly leave: () => void;
}

export function createPlayerCache(
  client: QueryClient,
  channels: Channels,
  invalidator: ThrottledInvalidator,
  listeners: PlayerEventListeners,
): PlayerCache {
  const subscriptions = new Map<PlayerEventName, { readonly channel: string; readonly remove: () => void }>();
  const patches = new Map<PlayerEventName, Patch>();
  const staleKeys = new Set<QueryKey>();
  // Hashed, because a search visits every query, and a burst has thousands of events.
  const hash = hashKey(getGetMeQueryKey());
  const sequence = createFetchSequence(() => client.getQueryCache().get(hash)?.promise);

  function follow<Name extends PlayerEventName>(name: Name, me: MeAnswer): void {
    const { paramsFor, invalidates, patch } = cacheEffects[name];
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
      onEvent: (payload, at) => {
        if (patch !== undefined) patches.set(name, { apply: (known) => patch(known, payload), at });
        for (const key of invalidates) staleKeys.add(key);
        listeners[name]?.(payload);
      },
    });
    subscriptions.set(name, { channel, remove });
  }

  return {
    follow: (me) => {
      for (const name of Object.keys(cacheEffects) as PlayerEventName[]) follow(name, me);
    },
    currentFetchId: sequence.currentId,
    markAnswered: sequence.markAnswered,
    applyEvents: () => {
      const due = [...patches.values()].filter(({ at }) => sequence.isUnanswered(at));
      const invalidates = [...staleKeys];
      patches.clear();
      staleKeys.clear();
      notifyManager.batch(() => {
        if (due.length > 0) {
          const isOlder = due.some(({ at }) => sequence.isFetchOlderThan(at));
          patchMe(client, (me) => due.reduce((known, { apply }) => apply(known), me), isOlder);
        }
        // Invalidates after the patch, so that these fetches are newer than the events.
        if (invalidates.length > 0) invalidator.invalidate(invalidates);
      });
    },
    leave: () => {
      for (const { remove } of subscriptions.values()) remove();
      subscriptions.clear();
      patches.clear();
      staleKeys.clear();
    },
  };
}

/** @param isOlder a fetch in flight started before the event: it is cancelled, and the caller invalidates */
function patchMe(client: QueryClient, change: (me: MeAnswer) => MeAnswer, isOlder: boolean): void {
  const queryKey = getGetMeQueryKey();
  if (isOlder && client.isFetching({ queryKey }) > 0) void client.cancelQueries({ queryKey });
  client.setQueryData<MeAnswer>(queryKey, (me) => (me === undefined ? me : change(me)));
}
