import { testThirdParties } from '../../http/third-party-app.fixture';
import type { BackendResponse, Request as BackendRequest } from '../pages/shared/backend';

/** Real balance of the player at the start, in cents. */
export const BALANCE = 10_000;

/**
 * Creates a stand-in backend, in a world of its own, whose player `usr_1` has R$ 100,00. It has the `world`, a `token` of the sportsbook,
 * the id of a game `session`, the current real `balance()` in cents, and the `call` of a page.
 */
export async function createStandInBackend() {
  const stand = testThirdParties();
  const { world, send, logIn } = stand;
  world.accounts.adjustBalance('usr_1', BALANCE - stand.balance());

  const backend = {
    world,
    balance: stand.balance,
    token: await stand.sportsToken(),
    session: await stand.launch(await logIn()),
    /** Number of the next responses that are lost (status 0) after the request was executed. */
    lostResponses: 0,

    async call({ method, path, body, token, key }: BackendRequest): Promise<BackendResponse> {
      const headers = new Headers({ 'Content-Type': 'application/json' });
      if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
      if (key !== undefined) headers.set('Idempotency-Key', key);
      const init = { method, headers, body: body === undefined ? null : JSON.stringify(body) };
      const { status, body: content } = await send(new Request(`http://stand-in.invalid${path}`, init));
      if (backend.lostResponses === 0) return { status, body: content };
      backend.lostResponses -= 1;
      return { status: 0, body: null };
    },
  };
  return backend;
}
