import { registerSession } from '@/api/session-port';

import { useSessionStore } from './use-session';

/** Part of the results of `createTestServer()` and `testApp()`. */
interface StandIn {
  readonly app: { readonly fetch: (request: Request) => Response | Promise<Response> };
}

/**
 * Logs a demo player in at the stand-in, for a test. From then on the page is a player's and requests have the token. Binds no session:
 * `theSession` still throws.
 *
 * @param email see `mocks/db/seed.ts`
 * @throws {Error} if the stand-in rejects the login
 */
export async function logInAtStandIn({ app }: StandIn, email = 'ana@exemplo.invalid'): Promise<void> {
  const response = await app.fetch(
    new Request('http://stand-in.invalid/api/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ email, login: email, password: 'palpite2026' }),
    }),
  );
  if (!response.ok) throw new Error(`The login of ${email} was rejected: ${await response.text()}`);
  const { access_token: token }: { access_token: string } = await response.json();
  registerToken(() => Promise.resolve(token));
  useSessionStore.setState({ isPlayer: true });
}

/** Undoes {@link logInAtStandIn}. For `afterEach`. */
export function logOutOfStandIn(): void {
  registerSession(null);
  useSessionStore.setState({ isPlayer: false });
}

/**
 * Makes requests of a test carry a token that is never refreshed, until `logOutOfStandIn`. `useIsPlayer` stays as it is.
 *
 * @param token called before each request
 */
export function registerToken(token: () => Promise<string>): void {
  registerSession({
    prepare: token,
    renew: () => Promise.resolve(null),
    expired: () => Promise.resolve(null),
    isOwn: () => true,
    ipBlocked: () => undefined,
    userIp: () => null,
  });
}
