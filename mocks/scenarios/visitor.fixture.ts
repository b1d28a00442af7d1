import { testApp } from '../http/app.fixture';
import { scenarios } from './all';
import type { ScenarioName } from './names';

/**
 * Returns a visitor on a new stand-in, logged in if the scenario has a player; otherwise the token is ''. `call` sends the visit and this
 * token, unless it is given another. `signIn` opens a further session and returns its token.
 */
export async function visitor(name: ScenarioName, key = 'a1') {
  const app = testApp();
  const headers = { 'X-Mock-Scenario': `${name}:${key}` };
  const token = scenarios[name].player === undefined ? '' : await app.logIn(undefined, headers);
  const call: typeof app.call = (id, options = {}) => app.call(id, { token, ...options, headers });
  return { ...app, call, token, headers, signIn: () => app.logIn(undefined, headers) };
}
