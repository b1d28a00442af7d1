import type { components } from '@generated/schema';
import { expect } from 'vitest';

import { MINUTE } from '../domain/calendar';
import type { OfferedLeg } from './third-party-app.fixture';
import { testThirdParties } from './third-party-app.fixture';

/** Bet as the contract describes it; the sportsbook's own additions are missing. */
export type Bet = components['schemas']['SportsBet'];

/**
 * Returns the third parties with Ana at the sportsbook, who can place and list bets. `place` returns the response, `list` expects success.
 * `legs` returns legs of events that start more than 10 minutes later, at most `count`. `single` returns a bet for `place`, and places none.
 */
export async function atTheBook() {
  const stand = testThirdParties();
  const token = await stand.sportsToken();
  const place = (bets: unknown, key?: string, as = token) =>
    stand.control('POST /sports/bets', { bets }, { Authorization: `Bearer ${as}`, ...(key !== undefined && { 'Idempotency-Key': key }) });
  const list = async (as = token) => {
    const { status, body } = await stand.control('GET /sports/bets', undefined, { Authorization: `Bearer ${as}` });
    expect(status).toBe(200);
    return body as { data: Bet[]; balance: number };
  };
  const legs = (count: number): OfferedLeg[] =>
    stand
      .events()
      .filter(({ startsAt }) => startsAt > stand.world.clock.now() + 10 * MINUTE)
      .slice(0, count)
      .map((event) => stand.offered(event));
  const single = (stake: number, leg = legs(1)[0]) => ({ type: 'single', stake, legs: [leg] });
  return { ...stand, token, place, list, legs, single };
}
