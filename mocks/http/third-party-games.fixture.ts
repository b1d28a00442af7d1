import type { components } from '@generated/schema';
import { expect } from 'vitest';

import { UNPROTECTED } from '../domain/protection/protection';
import { testThirdParties } from './third-party-app.fixture';

type Summary = components['schemas']['GameSessionSummary'];
/** Round in a response: `amount` is the sum of its stakes, `win` null while it is open, `balance` the real balance after it, in cents. */
export type Round = { id: string; amount: number; win: number | null; shown: object; actions: string[]; balance: number };

/**
 * Creates a backend with Ana in a new session of a game. `play` and `close` expect success, and so does `roundOf`, which reads the round of a
 * response; `load`, `spin` and `decide` return the response. `close` logs her in again. `protect` replaces all her protection, and `played`
 * returns the seconds of all days that count as played. `heard` collects the events of the world, and `session` is an id. Amounts are in
 * cents.
 *
 * @throws Error if there is no such game
 */
export async function seated(gameId = '1001') {
  const stand = testThirdParties();
  const token = await stand.logIn();
  const game = stand.world.catalogue.game(gameId);
  if (game === undefined) throw new Error(`there is no game ${gameId}`);
  const session = await stand.launch(token, gameId);
  const heard: object[] = [];
  stand.world.events.subscribe(({ name, payload }) => heard.push({ name, payload }));
  const load = (id = session) => stand.control(`GET /games/${id}`);
  const spin = (amount: unknown = 1000, key?: string, id = session, choice?: object) =>
    stand.control(`POST /games/${id}/rounds`, { amount, choice }, key === undefined ? {} : { 'Idempotency-Key': key });
  const roundOf = ({ status, body }: Awaited<ReturnType<typeof spin>>) => {
    expect(status).toBe(200);
    return (body as { data: Round }).data;
  };
  const play = async (amount = 1000, choice?: object) => roundOf(await spin(amount, undefined, session, choice));
  const decide = async (action: string) => stand.control(`POST /games/${session}/actions`, { action });
  const close = async (id = session) => {
    const { status, body } = await stand.call('closeGameSession', { token: await stand.logIn(), path: { id } });
    expect(status).toBe(200);
    return (body as { data: Summary }).data;
  };
  const protect = (change: object) => {
    const account = stand.world.accounts.get('usr_1');
    stand.world.accounts.setProtection(account, { ...UNPROTECTED, ...change });
  };
  const played = () => Object.values(stand.world.accounts.get('usr_1').dailyTotals).reduce((sum, { seconds }) => sum + seconds, 0);
  return { ...stand, token, game, session, heard, load, spin, play, decide, roundOf, close, protect, played };
}
