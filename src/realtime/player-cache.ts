import { notifyManager } from '@tanstack/react-query';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

import { getGetMeQueryKey } from '@generated/api/auth';
import type { MeAnswer } from '@generated/api/model/me-answer';
import type { EventName } from '@generated/events';
import { events } from '@generated/events';

import { cacheEffects } from './cache-effects';
import type { Channels } from './channels';
import type { Refresher } from './refresher';

type Change = (me: MeAnswer) => MeAnswer;

/** The effects of the table for one player. */
export interface PlayerCache {
  /** Hears what concerns the player as he is known now. */
  readonly follow: (me: MeAnswer) => void;
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
      heard: (payload) => {
        if (says !== undefined) changes.set(name, (known) => says(known, payload));
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
    write: () => {
      const said = [...changes.values()];
      const asks = [...old];
      changes.clear();
      old.clear();
      notifyManager.batch(() => {
        if (said.length > 0) patchMe(client, (me) => said.reduce((known, change) => change(known), me));
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
 * Changes what is known of the player. An answer of A19 that was asked for before the event may be older than it: it is
 * dropped; whoever writes asks again.
 */
function patchMe(client: QueryClient, change: Change): void {
  const queryKey = getGetMeQueryKey();
  if (client.isFetching({ queryKey }) > 0) void client.cancelQueries({ queryKey });
  client.setQueryData<MeAnswer>(queryKey, (me) => (me === undefined ? me : change(me)));
}
