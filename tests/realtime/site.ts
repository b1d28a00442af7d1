import { QueryObserver } from '@tanstack/react-query';
import { vi } from 'vitest';

import { getGetMeQueryKey, getGetMeQueryOptions } from '../../generated/api/auth';
import type { MeAnswer } from '../../generated/api/model/me-answer';
import type { ErrorStyle } from '../../mocks/realtime/error-codes';
import { createQueryClient } from '../../src/api/query-client';
import { channels } from '../../src/realtime/channels';
import { onDepositApproved } from '../../src/realtime/approved-deposits';
import type { ApprovedDeposit } from '../../src/realtime/approved-deposits';
import { startRealtime } from '../../src/realtime/realtime';
import type { RealtimeSnapshot } from '../../src/realtime/use-realtime';
import { realtimeNow, subscribeRealtime } from '../../src/realtime/use-realtime';
import type { Session } from '../../src/session/session';

import { atTheEnd, backend, until } from './world';

type State = ReturnType<Session['state']>;

/** A token as the backend makes them: whose it is stands in its claims (SPEC E5). */
export function player(userId: string, which = '1'): State {
  const claims = btoa(JSON.stringify({ user_id: userId }));
  return { name: 'player', token: { value: `e30.${claims}.${which}`, endsAt: Infinity }, rejections: 0 };
}

export const visitor: State = { name: 'visitor' };

/**
 * The part of the site that real time belongs to: what is loaded, a session, and a backend with a balance.
 *
 * @param key of the Pusher application; empty: a deployment without real time
 */
export function site(manner: ErrorStyle, key = 'standin-key') {
  const server = backend(manner);
  const client = createQueryClient();
  const told: string[] = [];
  const deposits: ApprovedDeposit[] = [];
  const snapshots: RealtimeSnapshot[] = [];
  const sessionListeners = new Set<(state: State) => void>();
  /** What the backend knows of who asks, and how it answers. */
  const account = {
    id: '7',
    balance: 100,
    rollover: null as MeAnswer['user_rollover'],
    answer: (me: MeAnswer): Response | Promise<Response> => Response.json(me),
  };
  const calls: string[] = [];
  let state = visitor;

  vi.stubGlobal('fetch', (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/api/broadcasting/auth') return server.authorize(request);
    calls.push(pathname);
    if (pathname !== '/api/auth/me') return Response.json({}, { status: 404 });
    const { id, balance, rollover } = account;
    return account.answer({
      user: { id, name: 'Ana', email: 'ana@exemplo.invalid', status: 'Ativo' },
      balance,
      wallet: { bonus_mixed: 0 },
      user_rollover: rollover,
    });
  });

  const session: Pick<Session, 'state' | 'subscribe'> = {
    state: () => state,
    subscribe: (listener) => {
      sessionListeners.add(listener);
      return () => sessionListeners.delete(listener);
    },
  };
  atTheEnd(subscribeRealtime((now) => snapshots.push(now)));
  atTheEnd(onDepositApproved((deposit) => deposits.push(deposit)));
  const end = startRealtime(client, session, { key, host: 'site.invalid', port: 80, tls: false }, { notify: (text) => told.push(text) });
  atTheEnd(() => {
    end();
    client.clear();
  });

  /** The header, which is there as long as a player is. */
  const shown: number[] = [];
  let hide = () => {};
  atTheEnd(() => hide());
  const header = () =>
    new QueryObserver(client, { ...getGetMeQueryOptions(), staleTime: 60_000 }).subscribe(({ data }) => {
      if (data !== undefined && shown.at(-1) !== data.balance) shown.push(data.balance);
    });

  /** Somebody else uses the page, or the token was renewed: what was loaded goes with the player, as the session sees to. */
  function become(next: State, isAnother = true): void {
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
    told,
    deposits,
    snapshots,
    become,
    me,
    now: realtimeNow,
    channels,
    /** How often the player was asked for. */
    asks: () => calls.filter((path) => path === '/api/auth/me').length,
    /** Every balance that the header showed, in order. */
    shown,
    /** Until all that a player has by himself is heard. */
    hears: (userId = '7', most?: number) =>
      until(
        () => server.hub.channels().filter(({ name }) => name.startsWith('private-') && name.endsWith(`.${userId}`)).length === 4,
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
