import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { getGetMeQueryKey } from '@generated/api/auth';
import type { MeAnswer } from '@generated/api/model/me-answer';

import type { State } from '@/session/machine';
import type { Session } from '@/session/session';

import { POLL_EVERY, startRealtime } from './realtime';
import type { ConnectionState } from './types';
import { useRealtimeStore } from './use-realtime';

const me: MeAnswer = {
  user: { id: '7', name: 'Ana', email: 'ana@exemplo.invalid', status: 'Ativo' },
  balance: 100,
  wallet: { bonus_mixed: 0 },
  user_rollover: null,
};
const player: State = { name: 'player', token: { value: 't', endsAt: 0 }, refusals: 0 };

let client: QueryClient;
let state: State;
let changed: () => void;
let end: () => void;
let onState: (state: ConnectionState) => void;
const heard = new Map<string, (payload: unknown) => void>();
const confirmations = new Map<string, () => void>();
const close = vi.fn();
const fetched = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  client = new QueryClient();
  state = player;
  fetched.mockImplementation(() => Promise.resolve(Response.json(me)));
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  end();
  heard.clear();
  vi.resetAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function start(key = 'key') {
  const session = {
    state: () => state,
    subscribe: (listener: () => void) => {
      changed = listener;
      return () => true;
    },
  };
  const open = (_address: unknown, tell: typeof onState) => {
    onState = tell;
    return {
      listen: (channel: string, _name: string, hear: (payload: unknown) => void, confirmed: () => void) => {
        heard.set(channel, hear);
        confirmations.set(channel, confirmed);
        return () => heard.delete(channel);
      },
      close,
    };
  };
  const address = { key, host: 'localhost', port: 1, tls: false };
  end = startRealtime(client, session as Session, address, () => Promise.resolve(open));
  await settle();
}

/** Lets what is loaded lazily arrive. */
const settle = () => vi.waitFor(() => expect(client.isFetching()).toBe(0)).then(() => vi.advanceTimersByTimeAsync(0));
const known = () => client.getQueryData<MeAnswer>(getGetMeQueryKey());
const become = async (next: State) => {
  state = next;
  changed();
  await settle();
};

describe('a player', () => {
  test('is heard on the own channels alone', async () => {
    await start();
    expect([...heard.keys()]).toEqual(['private-users.7', 'private-deposits.approved.7', 'private-withdrawals.7', 'private-protection.7']);
  });

  test("has a bonus' channel while there is one", async () => {
    await start();
    const rollover = { id: '3', active: 1, amount_current: 5, amount_rollover: 9, amount_won: 0, balance: 5 };
    client.setQueryData<MeAnswer>(getGetMeQueryKey(), { ...me, user_rollover: rollover });
    expect(heard.has('private-bonus.3')).toBe(true);
    client.setQueryData<MeAnswer>(getGetMeQueryKey(), me);
    expect(heard.has('private-bonus.3')).toBe(false);
  });

  test('sees a balance event at once', async () => {
    await start();
    heard.get('private-users.7')?.({ balance: 250 });
    expect(known()?.balance).toBe(250);
  });

  test('keeps the newer balance when an older answer is under way', async () => {
    await start();
    let answer: (response: Response) => void = () => undefined;
    fetched.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    void client.refetchQueries({ queryKey: getGetMeQueryKey() });
    fetched.mockImplementation(() => Promise.resolve(Response.json({ ...me, balance: 250 })));
    heard.get('private-users.7')?.({ balance: 250 });
    answer(Response.json({ ...me, balance: 100 }));
    await settle();
    expect(known()?.balance).toBe(250);
  });

  test('who leaves is heard no more', async () => {
    await start();
    await become({ name: 'visitor' });
    expect(close).toHaveBeenCalledOnce();
  });
});

test('a visitor needs no socket', async () => {
  state = { name: 'visitor' };
  await start();
  expect(heard.size).toBe(0);
  expect(fetched).not.toHaveBeenCalled();
});

describe('the balance', () => {
  test('is asked for again once its channel is heard, as what came before is lost', async () => {
    await start();
    onState('connected');
    confirmations.get('private-protection.7')?.();
    expect(client.getQueryState(getGetMeQueryKey())?.isInvalidated).toBe(false);
    confirmations.get('private-users.7')?.();
    expect(client.getQueryState(getGetMeQueryKey())?.isInvalidated).toBe(true);
  });

  test('is asked for again every 20 s while the socket is down, and not while it is up', async () => {
    await start();
    onState('connected');
    await vi.advanceTimersByTimeAsync(POLL_EVERY);
    expect(client.getQueryState(getGetMeQueryKey())?.isInvalidated).toBe(false);
    onState('unavailable');
    await vi.advanceTimersByTimeAsync(POLL_EVERY);
    expect(client.getQueryState(getGetMeQueryKey())?.isInvalidated).toBe(true);
  });

  test('is asked for without a socket where none is configured', async () => {
    await start('');
    expect(heard.size).toBe(0);
    await vi.advanceTimersByTimeAsync(POLL_EVERY);
    expect(client.getQueryState(getGetMeQueryKey())?.isInvalidated).toBe(true);
  });
});

test('the state of the socket is known to the application', async () => {
  await start();
  onState('connecting');
  expect(useRealtimeStore.getState().state).toBe('connecting');
});
