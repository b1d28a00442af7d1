import { hashKey, notifyManager } from '@tanstack/react-query';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

import { getGetMeQueryKey } from '@generated/api/auth';
import type { MeAnswer } from '@generated/api/model/me-answer';
import type { EventName } from '@generated/events';
import { events } from '@generated/events';

import { cacheEffects } from './cache-effects';
import type { Channels } from './channels';
import type { Refresher } from './refresher';

/** What an event says of the player, and after which asking for him it came in. */
interface Change {
  readonly make: (me: MeAnswer) => MeAnswer;
  readonly at: number;
}

/** The effects of the table for one player. */
export interface PlayerCache {
  /** Hears what concerns the player as he is known now. */
  readonly follow: (me: MeAnswer) => void;
  /** The last asking for the player (SPEC A19), counted: an answer to a later one is newer than what comes in now. */
  readonly asking: () => number;
  /** The last asking has its answer. */
  readonly answered: () => void;
  /** Writes what was heard since the last time, and asks for what it made old. */
  readonly write: () => void;
  /** Hears nothing more. */
  readonly leave: () => void;
}

/**
 * Carries the table of effects out: hears its events where they concern the player, writes what they say, and asks for
 * the rest.
 *
 * @param client what is loaded
 */
export function createPlayerCache(client: QueryClient, channels: Channels, refresher: Refresher): PlayerCache {
  const heard = new Map<EventName, { readonly where: string; readonly end: () => void }>();
  const changes = new Map<EventName, Change>();
  const old = new Set<QueryKey>();
  // Asked for with each event, of which there are thousands in a storm: by its hash, as a search looks at every query.
  const hash = hashKey(getGetMeQueryKey());
  /** The last asking, which one it was, and which one has its answer. */
  let asked: unknown;
  let round = 0;
  let answered = 0;

  /** By its promise, as one that takes the place of another under way is told of by no event. */
  function asking(): number {
    const now = client.getQueryCache().get(hash)?.promise;
    if (now !== asked) round += 1;
    asked = now;
    return round;
  }

  function follow<Name extends EventName>(name: Name, me: MeAnswer): void {
    const effect = cacheEffects[name];
    const parameters = effect?.where(me) ?? null;
    const where = JSON.stringify(parameters);
    const before = heard.get(name);
    if (before?.where === where) return;
    before?.end();
    heard.delete(name);
    changes.delete(name);
    if (effect === undefined || parameters === null) return;
    const { asks, says, tells } = effect;
    const end = channels.listen(name, parameters, {
      missed: () => refresher.ask(asks),
      heard: (payload, at) => {
        if (says !== undefined) changes.set(name, { make: (known) => says(known, payload), at });
        for (const key of asks) old.add(key);
        tells?.(payload);
      },
    });
    heard.set(name, { where, end });
  }

  return {
    follow: (me) => {
      for (const name of Object.keys(events) as EventName[]) follow(name, me);
    },
    asking,
    answered: () => {
      answered = asking();
    },
    write: () => {
      const said = [...changes.values()].filter(({ at }) => at >= answered);
      const asks = [...old];
      changes.clear();
      old.clear();
      notifyManager.batch(() => {
        if (said.length > 0) {
          const last = asking();
          const isOlder = said.some(({ at }) => at >= last);
          patchMe(client, (me) => said.reduce((known, { make }) => make(known), me), isOlder);
        }
        // After it was written: what is asked for from now on is newer than what the events said.
        if (asks.length > 0) refresher.ask(asks);
      });
    },
    leave: () => {
      for (const { end } of heard.values()) end();
      heard.clear();
      changes.clear();
      old.clear();
    },
  };
}

/**
 * Changes what is known of the player.
 *
 * @param isOlder whether what is being asked for was so before the event came in, and may be older than it: it is
 * dropped; whoever writes asks again
 */
function patchMe(client: QueryClient, change: (me: MeAnswer) => MeAnswer, isOlder: boolean): void {
  const queryKey = getGetMeQueryKey();
  if (isOlder && client.isFetching({ queryKey }) > 0) void client.cancelQueries({ queryKey });
  client.setQueryData<MeAnswer>(queryKey, (me) => (me === undefined ? me : change(me)));
}
