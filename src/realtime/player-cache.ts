import { hashKey, notifyManager } from '@tanstack/react-query';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

import { getGetMeQueryKey } from '@generated/api/auth';
import type { MeAnswer } from '@generated/api/model/me-answer';
import type { EventName } from '@generated/events';
import { events } from '@generated/events';

import { cacheEffects } from './cache-effects';
import type { Channels } from './channels';
import { createFetchSequence } from './fetch-sequence';
import type { ThrottledInvalidator } from './throttled-invalidator';

/** What an event patch of the player, and after which currentFetchId for him it came in. */
interface Patch {
  readonly apply: (me: MeAnswer) => MeAnswer;
  readonly at: number;
}

/** The effects of the table for one player. */
export interface PlayerCache {
  /** Hears what concerns the player as he is known now. */
  readonly follow: (me: MeAnswer) => void;
  /** Returns the number of the latest fetch of the player (SPEC A19); events carry it. */
  readonly currentFetchId: () => number;
  /** Notes that the latest fetch has its response. */
  readonly answered: () => void;
  /** Writes what was heard since the last time, and invalidates for what it made staleKeys. */
  readonly write: () => void;
  /** Hears nothing more. */
  readonly leave: () => void;
}

/**
 * Carries the table of effects out: hears its events where they concern the player, writes what they say, and invalidates for
 * the rest.
 *
 * @param client what is loaded
 */
export function createPlayerCache(client: QueryClient, channels: Channels, invalidator: ThrottledInvalidator): PlayerCache {
  const heard = new Map<EventName, { readonly where: string; readonly end: () => void }>();
  const patches = new Map<EventName, Patch>();
  const staleKeys = new Set<QueryKey>();
  // QueryView for with each event, of which there are thousands in a storm: by its hash, as a search looks at every query.
  const hash = hashKey(getGetMeQueryKey());
  const sequence = createFetchSequence(() => client.getQueryCache().get(hash)?.promise);

  function follow<Name extends EventName>(name: Name, me: MeAnswer): void {
    const effect = cacheEffects[name];
    const parameters = effect?.paramsFor(me) ?? null;
    const where = JSON.stringify(parameters);
    const before = heard.get(name);
    if (before?.where === where) return;
    before?.end();
    heard.delete(name);
    patches.delete(name);
    if (effect === undefined || parameters === null) return;
    const { invalidates, patch, notify } = effect;
    const end = channels.listen(name, parameters, {
      onGap: () => invalidator.invalidate(invalidates),
      onEvent: (payload, at) => {
        if (patch !== undefined) patches.set(name, { apply: (known) => patch(known, payload), at });
        for (const key of invalidates) staleKeys.add(key);
        notify?.(payload);
      },
    });
    heard.set(name, { where, end });
  }

  return {
    follow: (me) => {
      for (const name of Object.keys(events) as EventName[]) follow(name, me);
    },
    currentFetchId: sequence.currentId,
    answered: sequence.markAnswered,
    write: () => {
      const said = [...patches.values()].filter(({ at }) => sequence.isUnanswered(at));
      const invalidates = [...staleKeys];
      patches.clear();
      staleKeys.clear();
      notifyManager.batch(() => {
        if (said.length > 0) {
          const isOlder = said.some(({ at }) => sequence.isFetchOlderThan(at));
          patchMe(client, (me) => said.reduce((known, { apply }) => apply(known), me), isOlder);
        }
        // After it was written: what is asked for from now on is newer than what the events said.
        if (invalidates.length > 0) invalidator.invalidate(invalidates);
      });
    },
    leave: () => {
      for (const { end } of heard.values()) end();
      heard.clear();
      patches.clear();
      staleKeys.clear();
    },
  };
}

/**
 * Changes what is known of the player.
 *
 * @param isOlder whether what is being asked for was so before the event came in, and may be older than it: it is
 * dropped; whoever writes invalidates again
 */
function patchMe(client: QueryClient, change: (me: MeAnswer) => MeAnswer, isOlder: boolean): void {
  const queryKey = getGetMeQueryKey();
  if (isOlder && client.isFetching({ queryKey }) > 0) void client.cancelQueries({ queryKey });
  client.setQueryData<MeAnswer>(queryKey, (me) => (me === undefined ? me : change(me)));
}
