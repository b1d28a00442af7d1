import type { components } from '@generated/schema';
import { expect } from 'vitest';

import { MINUTE } from '../domain/calendar';
import type { OfferedLeg } from './third-party-app.fixture';
import { testThirdParties } from './third-party-app.fixture';

export type Bet = components['schemas']['SportsBet'];

/**
 * Returns the third parties with a player at the sportsbook, who can place and list bets. `list` expects success, and `legs` are of
 * events that start more than 10 minutes later.
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
