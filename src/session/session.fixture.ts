import { vi } from 'vitest';

import { currentSession } from '@/api/session-port';

import type { RefreshOutcome } from './refresh-call';
import type { Session } from './session';
import { createSession } from './session';
import { testToken } from './tokens.fixture';
import type { Token } from './token';
import type { TokenStore } from './token-store';

/** Durations in ms. */
export const [HOUR, MINUTE] = [3_600_000, 60_000];
/** Tokens: `OLD` and its successor `NEW` of one player, and `OTHER` of another player. */
export const [OLD, NEW, OTHER] = [testToken('ana'), testToken('ana', 1), testToken('bia')];
/** Outcome of a refresh that brings `NEW`, valid for an hour. */
export const refreshed = { name: 'refreshed', value: NEW, expiresIn: 3600 } as const satisfies RefreshOutcome;
/** Outcome of a rejected refresh, which counts as one of three. The server does not say that the session is over. */
export const rejected: RefreshOutcome = { name: 'rejected', isOver: false };
const unknown: RefreshOutcome = { name: 'transient' };

/** Cookie shared by all tabs. Only `setUpSessions` resets it. */
export const cookie = { token: null as Token | null };
const sessions: Session[] = [];
/** Fake `fetch`, which receives all requests except refreshes. It responds with 204 after {@link setUpSessions}. */
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

/** Sets fake timers, locks and `fetch`, and a cookie with `OLD`, valid for an hour. All names share one lock. For `beforeEach`. */
export function setUpSessions(): void {
  vi.useFakeTimers();
  storeToken(OLD, HOUR);
  sent.mockImplementation(() => Promise.resolve(new Response(null, { status: 204 })));
  vi.stubGlobal('fetch', sent);
  // Replaces the locks, so that a hanging attempt blocks no other test.
  let last: Promise<unknown> = Promise.resolve();
  const request = (name: string, _options: LockOptions, task: (lock: object) => Promise<unknown>) => {
    const turn = last.then(() => task({ name }));
    last = turn.catch(() => undefined);
    return turn;
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}

/** Disposes of all sessions, and undoes {@link setUpSessions} except for the cookie. For `afterEach`. */
export function tearDownSessions(): void {
  for (const session of sessions.splice(0)) session.dispose();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'locks');
  vi.restoreAllMocks();
  vi.resetAllMocks();
  vi.useRealTimers();
}

/** Puts a token into the cookie of all tabs. Open tabs read it at their next poll. */
export function storeToken(value: string, lifeMs: number): void {
  cookie.token = { value, endsAt: Date.now() + lifeMs };
}

/**
 * Opens a tab with the outcomes of its first refresh attempts; later ones fail transiently. Its session becomes that of all API requests.
 *
 * @returns the session, mocks of its callbacks and of its refresh, `name`, which returns the name of its state, and `port`, by which API
 * requests use the session
 */
export function openTab(outcomes: readonly RefreshOutcome[] = []) {
  const postRefresh = vi.fn<(token: string) => Promise<RefreshOutcome>>().mockResolvedValue(unknown);
  for (const outcome of outcomes) postRefresh.mockResolvedValueOnce(outcome);
  const callbacks = { clearPlayerData: vi.fn(), navigate: vi.fn(), ipBlocked: vi.fn() };
  const session = createSession(callbacks, { store, postRefresh });
  sessions.push(session);
  return { session, postRefresh, name: () => session.state().name, port: currentSession(), ...callbacks };
}

/** Makes the next refresh attempt of a tab hang. @returns a function that ends the attempt with an outcome */
export function hangNextAttempt(postRefresh: ReturnType<typeof openTab>['postRefresh']) {
  let answer: (outcome: RefreshOutcome) => void = () => undefined;
  postRefresh.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  return (outcome: RefreshOutcome) => answer(outcome);
}

/** Returns the token in use; null for a visitor. */
export function tokenInUse({ session }: { session: Session }): string | null {
  const state = session.state();
  return state.name === 'player' ? state.token.value : null;
}
