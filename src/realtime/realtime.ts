import type { QueryClient } from '@tanstack/react-query';

import { getGetMeQueryKey, getGetMeQueryOptions } from '@generated/api/auth';
import type { MeAnswer } from '@generated/api/model/me-answer';
import type { EventName } from '@generated/events';

import type { Session } from '@/session/session';

import { cacheEffects, catchUp } from './cache-effects';
import type { Connection, ConnectionState, RealtimeAddress } from './types';
import { useRealtimeStore } from './use-realtime';

/** How often the balance is asked for while the socket is down, in ms. */
export const POLL_EVERY = 20_000;

type Open = (address: RealtimeAddress, onState: (state: ConnectionState) => void) => Connection;

/** Loaded when a player is there: a visitor's page never pays for it. */
const openLater = async (): Promise<Open> => (await import('./connection')).openConnection;

/**
 * Keeps what is loaded true while a player is logged in: hears the player's private channels (SPEC T1), asks again
 * after a gap, and asks every 20 s while the socket is down.
 *
 * @param client what is loaded
 * @param session whose player
 * @param address where the socket is; without a key there is none, and the balance is polled
 * @param load gives what opens the socket
 * @returns ends it
 */
export function startRealtime(client: QueryClient, session: Session, address: RealtimeAddress, load = openLater): () => void {
  let connection: Connection | null = null;
  let opening = false;
  const channels = new Map<string, () => void>();

  const onState = (state: ConnectionState) => {
    useRealtimeStore.setState({ state });
  };

  const isPlayer = () => session.state().name === 'player';

  async function open(): Promise<void> {
    if (connection !== null || opening || address.key === '') return;
    opening = true;
    try {
      const openConnection = await load();
      if (isPlayer()) connection = openConnection(address, onState);
    } catch {
      // The module could not be fetched: the poll goes on, and the next one tries again.
    } finally {
      opening = false;
    }
    attend();
  }

  function close(): void {
    // Not left one by one: pusher-js would say so to a socket that is closed by then.
    channels.clear();
    connection?.close();
    connection = null;
    useRealtimeStore.setState({ state: 'initialized' });
  }

  /** Hears exactly the channels of who is logged in now. */
  function attend(): void {
    if (!isPlayer()) return;
    const wanted = connection === null ? [] : channelsOf(client.getQueryData<MeAnswer>(getGetMeQueryKey()));
    for (const [key, leave] of channels) {
      if (wanted.some((channel) => channel.key === key)) continue;
      leave();
      channels.delete(key);
    }
    for (const { key, channel, name } of wanted) {
      if (connection === null || channels.has(key)) continue;
      // What was sent before the subscription, or in a gap, is lost: once one channel is heard it is asked for.
      const confirmed = () => {
        if (name === 'UserUpdateEvent') catchUp(client);
      };
      channels.set(
        key,
        connection.listen(channel, name, (payload) => heard(client, name, payload), confirmed),
      );
    }
  }

  function follow(): void {
    if (!isPlayer()) return close();
    // Whoever is logged in: the channels bear the id.
    client.prefetchQuery(getGetMeQueryOptions()).then(open, () => undefined);
  }

  const timer = setInterval(() => {
    if (!isPlayer() || useRealtimeStore.getState().state === 'connected') return;
    void client.invalidateQueries({ queryKey: getGetMeQueryKey() });
    void open();
  }, POLL_EVERY);
  const endSession = session.subscribe(follow);
  const endCache = client.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] === getGetMeQueryKey()[0]) attend();
  });
  follow();

  return () => {
    clearInterval(timer);
    endSession();
    endCache();
    close();
  };
}

function heard(client: QueryClient, name: EventName, payload: unknown): void {
  const effect = cacheEffects[name] as ((client: QueryClient, payload: unknown) => void) | undefined;
  effect?.(client, payload);
}

function channelsOf(me: MeAnswer | undefined): { key: string; channel: string; name: EventName }[] {
  if (me === undefined) return [];
  const { id } = me.user;
  const pairs: [string, EventName][] = [
    [`private-users.${id}`, 'UserUpdateEvent'],
    [`private-deposits.approved.${id}`, 'DepositApprovedEvent'],
    [`private-withdrawals.${id}`, 'WithdrawUpdateEvent'],
    [`private-protection.${id}`, 'ProtectionEvent'],
  ];
  if (me.user_rollover !== null) pairs.push([`private-bonus.${me.user_rollover.id}`, 'UserRolloverUpdateEvent']);
  return pairs.map(([channel, name]) => ({ key: channel, channel, name }));
}
