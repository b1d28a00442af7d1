import { vi } from 'vitest';

import { currentSession } from '@/api/session-port';

import type { RefreshOutcome } from './refresh-call';
import type { Session } from './session';
import { createSession } from './session';
import { testToken } from './tokens.fixture';
import type { Token } from './token';
import type { TokenStore } from './token-store';

export const [HOUR, MINUTE] = [3_600_000, 60_000];
export const [OLD, NEW, OTHER] = [testToken('ana'), testToken('ana', 1), testToken('bia')];
export const renewed = { name: 'renewed', value: NEW, expiresIn: 3600 } as const satisfies RefreshOutcome;
export const rejected: RefreshOutcome = { name: 'rejected' };
export const unknown: RefreshOutcome = { name: 'transient' };

/** The cookie of the browser, shared by all tabs. */
export const cookie = { token: null as Token | null };
const sessions: Session[] = [];
/** The requests that the transport sends. */
export const sent = vi.fn<(request: Request) => Promise<Response>>();

const store: TokenStore = {
  read: () => cookie.token,
  write: (token) => {
    cookie.token = token;
  },
  clear: (value) => {
    if (cookie.token?.value === value) cookie.token = null;
  },
  isPersistent: () => true,
};

/** Starts a test with fake timers and a cookie whose token is valid for an hour. Call in `beforeEach`. */
export function setUpSessions(): void {
  vi.useFakeTimers();
  keep(OLD, HOUR);
  sent.mockImplementation(() => Promise.resolve(new Response(null, { status: 204 })));
  vi.stubGlobal('fetch', sent);
  // One for each test, so that an attempt that never ends holds up no other test.
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, task: () => Promise<unknown>) => {
    const turn = last.then(task);
    last = turn.catch(() => undefined);
    return turn;
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}

/** Ends all sessions of a test. Call in `afterEach`. */
export function tearDownSessions(): void {
  for (const session of sessions.splice(0)) session.dispose();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'locks');
  vi.restoreAllMocks();
  vi.resetAllMocks();
  vi.useRealTimers();
}

/** Puts a token into the cookie. @param lifeMs how long it is valid */
export function keep(value: string, lifeMs: number): void {
  cookie.token = { value, endsAt: Date.now() + lifeMs };
}

/** Opens a tab. @param outcomes of its refresh attempts; those that follow fail transiently */
export function open(outcomes: readonly RefreshOutcome[] = []) {
  const postRefresh = vi.fn<(token: string) => Promise<RefreshOutcome>>().mockResolvedValue(unknown);
  for (const outcome of outcomes) postRefresh.mockResolvedValueOnce(outcome);
  const callbacks = { clearPlayerData: vi.fn(), navigate: vi.fn(), ipBlocked: vi.fn() };
  const session = createSession(callbacks, { store, postRefresh });
  sessions.push(session);
  return { session, postRefresh, name: () => session.state().name, port: currentSession(), ...callbacks };
}

/** Lets the next attempt hang. @returns ends it with an outcome */
export function slow(postRefresh: ReturnType<typeof open>['postRefresh']) {
  let answer: (outcome: RefreshOutcome) => void = () => undefined;
  postRefresh.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  return (outcome: RefreshOutcome) => answer(outcome);
}

/** The token that a tab uses now; null for a visitor. */
export function tokenOf({ session }: { session: Session }): string | null {
  const state = session.state();
  return state.name === 'player' ? state.token.value : null;
}
