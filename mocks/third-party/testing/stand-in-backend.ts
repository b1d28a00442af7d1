import { testThirdParties } from '../../http/third-party-app.fixture';
import type { Answer, Request as QueryView } from '../pages/shared/backend';

/** What the demo player has, in cents. */
export const BALANCE = 10_000;

/** For tests of the pages: the stand-in itself behind their calls, with a player who has R$ 100,00. */
export async function createStandInBackend() {
  const stand = testThirdParties();
  const { world, send, logIn } = stand;
  world.accounts.adjustBalance('usr_1', BALANCE - stand.balance());

  const backend = {
    world,
    balance: stand.balance,
    /** A token of the book, and a session of a game. */
    token: await stand.sportsToken(),
    session: await stand.launch(await logIn()),
    /** How many of the next answers are lost, after the request did what it does. */
    losing: 0,

    async call({ method, path, body, token, key }: QueryView): Promise<Answer> {
      const headers = new Headers({ 'Content-Type': 'application/json' });
      if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
      if (key !== undefined) headers.set('Idempotency-Key', key);
      const init = { method, headers, body: body === undefined ? null : JSON.stringify(body) };
      const { status, body: answer } = await send(new Request(`http://stand-in.invalid${path}`, init));
      if (backend.losing === 0) return { status, body: answer };
      backend.losing -= 1;
      return { status: 0, body: null };
    },
  };
  return backend;
}
