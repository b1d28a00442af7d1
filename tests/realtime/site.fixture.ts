import { notifyManager, QueryObserver } from '@tanstack/react-query';

import { getGetMeQueryKey, getGetMeQueryOptions } from '../../generated/api/auth';
import type { MeAnswer } from '../../generated/api/model/me-answer';
import { me as testMe } from '../../mocks/factories/account.fixture';
import type { ErrorStyle } from '../../mocks/realtime/error-codes';
import { backend, refuse } from '../../src/api/backend.fixture';
import { createQueryClient } from '../../src/api/query-client';
import { startPlayerEvents } from '../../src/startup/start-player-events';
import { events } from '../../generated/events';
import type { PlayerEventName } from '../../src/realtime/cache-effects';
import { cacheEffects } from '../../src/realtime/cache-effects';
import { channels } from '../../src/realtime/channels';
import type { RealtimeSnapshot } from '../../src/realtime/use-realtime';
import { useRealtimeStore } from '../../src/realtime/use-realtime';
import type { Session } from '../../src/session/session';
import type { Amount } from '../../src/shared/format/money';
import { useAlertStore } from '../../src/product/alert-store';
import { onDepositApproved } from '../../src/product/approved-deposits';
import type { ApprovedDeposit } from '../../src/product/approved-deposits';

import { addCleanup, advance, socketBackend, waitUntil } from './page.fixture';

type State = ReturnType<Session['state']>;

/** Returns the session state of a player, with a token like the backend's (SPEC E5). @param which text that differs for another token */
export function player(userId: string, which = '1'): State {
  const claims = btoa(JSON.stringify({ user_id: userId }));
  return { name: 'player', token: { value: `e30.${claims}.${which}`, endsAt: Infinity }, rejections: 0 };
}

/** Session state of a visitor. */
export const visitor: State = { name: 'visitor' };

/** Number of channels of a player without a bonus. */
export const CHANNEL_COUNT = new Set(Object.keys(cacheEffects).map((name) => events[name as PlayerEventName].channel)).size - 1;

/** Time for pending events to be rendered. */
export const RENDER_MS = 300;

/** Creates a {@link site} with player 7 logged in and, unless `key` is empty, all channels subscribed, and lets 2.5 s pass. */
export async function logIn(errorStyle: ErrorStyle, key?: string) {
  const it = site(errorStyle, key);
  it.switchTo(player('7'));
  if (key !== '') await it.untilSubscribed();
  await advance(2500);
  return it;
}

/**
 * Creates the part of the site that real time needs, for a visitor: query cache, session and a backend with a balance.
 *
 * @param key key of the Pusher application; empty for a deployment without real time
 * @param signIn true if the deployment's backend offers the sign-in of players to the socket server
 */
export function site(errorStyle: ErrorStyle, key = 'standin-key', signIn = false) {
  const server = socketBackend(errorStyle);
  const client = createQueryClient();
  /** Messages of the alerts that were shown. */
  const notifications: string[] = [];
  const deposits: ApprovedDeposit[] = [];
  const snapshots: RealtimeSnapshot[] = [];
  const sessionListeners = new Set<(state: State) => void>();
  /** Account in the backend, with the balance in cents, and a function that creates its response. A test may change them. */
  const account = {
    id: '7',
    balance: 100,
    rollover: null as MeAnswer['user_rollover'],
    answer: (me: MeAnswer): Response | Promise<Response> => Response.json(me),
  };
  /** Paths of all HTTP requests but authorizations and sign-ins. Only those for the player are served: others get a 404. */
  const calls: string[] = [];
  let state = visitor;

  const { authorize } = server;
  const getMe = ({ url }: Request) => {
    calls.push(new URL(url).pathname);
    const { id, balance, rollover } = account;
    return account.answer(testMe({ user: { id, name: 'Ana' }, balance, user_rollover: rollover }));
  };
  backend({ getMe, authorizeChannel: authorize, authorizeChannels: authorize, authenticateSocketUser: authorize }, (request) => {
    calls.push(new URL(request.url).pathname);
    return refuse(404);
  });

  const session: Pick<Session, 'state' | 'subscribe'> = {
    state: () => state,
    subscribe: (listener) => {
      sessionListeners.add(listener);
      return () => sessionListeners.delete(listener);
    },
  };
  addCleanup(useRealtimeStore.subscribe((now) => snapshots.push(now)));
  addCleanup(onDepositApproved((deposit) => deposits.push(deposit)));
  // The last alert of the store is the new one; an equal one is replaced.
  addCleanup(useAlertStore.subscribe(({ alerts }) => alerts.slice(-1).forEach(({ message }) => notifications.push(message))));
  const end = startPlayerEvents(client, session, {
    key,
    host: 'site.invalid',
    port: 80,
    tls: false,
    signIn,
    batchAuth: false,
    statistics: false,
    httpFallback: false,
  });
  addCleanup(() => {
    end();
    client.clear();
    useAlertStore.setState({ alerts: [] });
  });

  /** Balances of the page header, which shows them while a player is logged in. */
  const shown: Amount[] = [];
  let hide = () => {};
  addCleanup(() => hide());
  const header = () => {
    const observer = new QueryObserver(client, { ...getGetMeQueryOptions(), staleTime: 60_000 });
    // The listener waits for the end of a batch, because `useQuery` renders only its newest result.
    const show = notifyManager.batchCalls(() => {
      const { data } = observer.getCurrentResult();
      if (data !== undefined && shown.at(-1) !== data.balance) shown.push(data.balance);
    });
    return observer.subscribe(show);
  };

  /** Switches the user, or only the token if `isAnother` is false. Another user drops the cached player, as the session does. */
  function switchTo(next: State, isAnother = true): void {
    state = next;
    if (isAnother) {
      hide();
      void client.cancelQueries({ queryKey: getGetMeQueryKey() });
      client.removeQueries({ queryKey: getGetMeQueryKey() });
    }
    for (const listener of sessionListeners) listener(next);
    if (isAnother) hide = next.name === 'player' ? header() : () => {};
  }

  const me = () => client.getQueryData<MeAnswer>(getGetMeQueryKey());
  return {
    ...server,
    client,
    session,
    account,
    calls,
    notifications,
    deposits,
    snapshots,
    switchTo,
    me,
    now: () => useRealtimeStore.getState(),
    channels,
    /** Returns the number of requests for the player. */
    playerFetches: () => calls.filter((path) => path === '/api/auth/me').length,
    /** Balances that the header has displayed, in order. */
    shown,
    /** Waits until all channels of the player are subscribed. */
    untilSubscribed: (userId = '7', most?: number) =>
      waitUntil(
        () =>
          server.hub.channels().filter(({ name }) => name.startsWith('private-') && name.endsWith(`.${userId}`)).length === CHANNEL_COUNT,
        most,
      ),
    channelsOpen: () => server.hub.channels().map(({ name }) => name),
    balanceEvent: (balance: number, userId = '7') => server.hub.broadcast(`private-users.${userId}`, 'UserUpdateEvent', { balance }),
    depositEvent: (transactionId: string, amount = 5000, userId = '7') =>
      server.hub.broadcast(`private-deposits.approved.${userId}`, 'DepositApprovedEvent', {
        transaction_id: transactionId,
        amount,
        deposit_occurrence: 1,
      }),
  };
}
