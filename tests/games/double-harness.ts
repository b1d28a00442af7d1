import { vi } from 'vitest';

import type { TokenAnswer } from '../../generated/api/model/token-answer';
import { createClock } from '../../mocks/db/clock';
import { createWorld } from '../../mocks/db/world';
import { createApp } from '../../mocks/http/app';
import { definitions } from '../../mocks/http/contract';
import { createNodeValidator } from '../../mocks/http/schema-validator-node';
import { createHub } from '../../mocks/realtime/hub';
import { TEST_START } from '../../mocks/world.fixture';
import { backend } from '../../src/api/backend.fixture';
import { registerToken } from '../../src/session/stand-in-login.fixture';
import { COMPLETE_MS, ROLLING_MS, BETTING_MS } from '../../src/fairness/double/round-times';

/** Id of the demo player who plays. */
export const PLAYER = 'usr_1';
const LOGIN = { email: 'ana@exemplo.invalid', login: 'ana@exemplo.invalid', password: 'palpite2026' };

// All harnesses share a validator, because it takes long to compile the schemas.
const validator = createNodeValidator(definitions);

/** Returns the JSON body that the site gets in place of `body`, that of a successful response of the stand-in. `path` has no query. */
export type ResponseFilter = (path: string, body: unknown) => Promise<unknown>;

export type DoubleHarness = ReturnType<typeof createDoubleHarness>;

/**
 * Creates the stand-in's table and a player with much money, connected to the site's transport, of which a process has one. The
 * clock moves only on request. Replaces the globals `location` and `navigator` if there is no `location`, and leaves them so.
 *
 * @param seed text from which the public seeds are made
 */
export function createDoubleHarness(seed: string) {
  const clock = createClock(() => TEST_START);
  const world = createWorld({ clock, games: 1, seed });
  const reports: string[] = [];
  const app = createApp({ world, hub: createHub(), validator, report: (text) => reports.push(text) });
  let filter: ResponseFilter | undefined;

  // The site's transport reads the location, which Node does not have.
  if (!('location' in globalThis)) {
    vi.stubGlobal('location', new URL('http://site.invalid/'));
    vi.stubGlobal('navigator', { onLine: true });
  }

  backend({}, async (request) => {
    const response = await app.fetch(request);
    if (filter === undefined || !response.ok) return response;
    const body: unknown = await response.json();
    return Response.json(await filter(new URL(request.url).pathname, body), { status: response.status });
  });

  let session = { token: '', until: 0 };
  /** Returns a token of the player, after a login if the last one is half over. */
  async function token(): Promise<string> {
    if (clock.now() < session.until) return session.token;
    const answer = await app.fetch(
      new Request('http://stand-in.invalid/api/auth/login', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
        body: JSON.stringify(LOGIN),
      }),
    );
    const { access_token, expires_in }: TokenAnswer = await answer.json();
    session = { token: access_token, until: clock.now() + (expires_in * 1000) / 2 };
    return access_token;
  }
  registerToken(token);
  world.accounts.adjustBalance(PLAYER, 1_000_000_000);

  return {
    /** Violations of the contract that the stand-in has reported. */
    reports,
    /** Moves the table to a round after which `rounds` are left in its chain. Refunds open bets. Does nothing if fewer are left. */
    toChainEnd: (rounds: number) => world.double.skipToChainEnd(rounds),
    /** Voids the current round. */
    voidRound: () => world.double.voidRound(),
    /** Returns the stand-in's time in epoch ms. */
    now: clock.now,
    /** Returns the real balance in cents. */
    balance: () => world.accounts.get(PLAYER).wallet.balances.real,
    /** Moves the clock to the start of the next round. */
    toNextRound(): void {
      const endsAt = Date.parse(world.double.current().betting_ends_at) + ROLLING_MS + COMPLETE_MS;
      clock.advance(endsAt - clock.now() + 1);
    },
    /** Moves the clock from the start of a round to the end of its bets. */
    toRolling: () => clock.advance(BETTING_MS),
    /** Moves the clock from the end of the bets to the result. */
    toComplete: () => clock.advance(ROLLING_MS),
    /** Sets the filter of responses. Undefined removes it. */
    setFilter: (next: ResponseFilter | undefined) => void (filter = next),
  };
}
