import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { currentSession } from '@/api/session-port';

import type { Token } from './machine';
import type { RenewalOutcome } from './renewal';
import type { Session } from './session';
import { createSession } from './session';
import type { TokenStore } from './token-store';

const HOUR = 3_600_000;
const renewed: RenewalOutcome = { name: 'renewed', value: 'new', expiresIn: 3600 };

let stored: Token | null;
let sessions: Session[];

const store: TokenStore = {
  read: () => stored,
  write: (token) => {
    stored = token;
  },
  clear: () => {
    stored = null;
  },
  lasting: () => true,
};

beforeEach(() => {
  vi.useFakeTimers();
  stored = { value: 'old', endsAt: Date.now() + HOUR };
  sessions = [];
});

afterEach(() => {
  for (const session of sessions) session.end();
  vi.useRealTimers();
});

function open(outcomes: RenewalOutcome[] = []) {
  const call = vi.fn<(token: string) => Promise<RenewalOutcome>>();
  for (const outcome of outcomes) call.mockResolvedValueOnce(outcome);
  const surroundings = { forget: vi.fn(), go: vi.fn(), ipBlocked: vi.fn() };
  const session = createSession(surroundings, { store, call });
  sessions.push(session);
  return { session, call, port: currentSession(), ...surroundings };
}

const soonOver = () => {
  stored = { value: 'old', endsAt: Date.now() + 1000 };
};

test('a stored token makes a player of the visitor', () => {
  expect(open().session.state()).toMatchObject({ name: 'player', token: { value: 'old' } });
});

describe('before a call', () => {
  test('a token with an hour left is used as it is', async () => {
    const { port, call } = open();
    await port.prepare();
    expect(call).not.toHaveBeenCalled();
  });

  test('a token that soon ends is renewed once, however many calls wait for it', async () => {
    soonOver();
    const { port, call } = open([renewed]);
    await Promise.all(Array.from({ length: 50 }, () => port.prepare()));
    expect(call).toHaveBeenCalledTimes(1);
    expect(port.token()).toBe('new');
    expect(stored).toEqual({ value: 'new', endsAt: Date.now() + HOUR });
  });

  test('what another tab renewed meanwhile is taken, without a renewal', async () => {
    soonOver();
    const { port, call } = open();
    stored = { value: 'of another tab', endsAt: Date.now() + HOUR };
    await port.prepare();
    expect(call).not.toHaveBeenCalled();
    expect(port.token()).toBe('of another tab');
  });
});

describe('a renewal', () => {
  test('is tried three times, a second apart, when the server refuses, and then ends at /login', async () => {
    const refused: RenewalOutcome = { name: 'refused' };
    const { port, call, session, go, forget } = open([refused, refused, refused]);
    const done = port.renew('old');
    await vi.advanceTimersByTimeAsync(1999);
    expect(call).toHaveBeenCalledTimes(2);
    expect(session.state().name).toBe('player');
    await vi.advanceTimersByTimeAsync(1001);
    expect(await done).toBe(false);
    expect(call).toHaveBeenCalledTimes(3);
    expect(session.state().name).toBe('visitor');
    expect(stored).toBeNull();
    expect(forget).toHaveBeenCalledTimes(1);
    expect(go).toHaveBeenCalledWith('/login');
  });

  test('that is not answered counts for nothing and is tried again at the next call', async () => {
    const { port, session } = open([{ name: 'unknown' }, renewed]);
    expect(await port.renew('old')).toBe(false);
    expect(session.state()).toMatchObject({ name: 'player', refusals: 0 });
    expect(await port.renew('old')).toBe(true);
    expect(port.token()).toBe('new');
  });

  test('of a token that is no longer in use is not made', async () => {
    const { port, session, call } = open();
    session.receive('newer', 3600);
    expect(await port.renew('old')).toBe(true);
    expect(call).not.toHaveBeenCalled();
  });

  test('that comes after the logout does not log in again', async () => {
    const { port, session, call } = open();
    let answer: (outcome: RenewalOutcome) => void = () => undefined;
    call.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const done = port.renew('old');
    await vi.waitFor(() => expect(call).toHaveBeenCalled());
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 204 })));
    await session.logout();
    answer(renewed);
    expect(await done).toBe(false);
    expect(session.state().name).toBe('visitor');
    expect(stored).toBeNull();
    vi.unstubAllGlobals();
  });
});

test('logging out clears the token, forgets the player, goes home and tells the server with the old token', async () => {
  const { session, forget, go } = open();
  const sent = vi.fn<(request: Request) => Promise<Response>>().mockResolvedValue(new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', sent);
  await session.logout();
  expect(stored).toBeNull();
  expect(forget).toHaveBeenCalled();
  expect(go).toHaveBeenCalledWith('/');
  expect(sent.mock.calls[0]?.[0].headers.get('Authorization')).toBe('Bearer old');
  vi.unstubAllGlobals();
});

test('a logout in one tab is one in the other, even while that still sees the cookie', async () => {
  const here = open();
  const there = open();
  const seen = stored;
  here.session.subscribe(() => {
    stored = seen;
  });
  vi.useRealTimers();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 204 })));
  await here.session.logout();
  await vi.waitFor(() => expect(there.session.state().name).toBe('visitor'));
  expect(there.forget).toHaveBeenCalled();
  vi.unstubAllGlobals();
});
