import { describe, expect, it, test } from 'vitest';

import type { Fault } from './probe/shop.fixture';
import { check } from './run.fixture';
import { PROFILES } from './types';
import type { Profile } from './types';

/** Accepts an order without its product. */
const acceptWithoutProduct: Fault = ({ method, path, body }, reply) =>
  method === 'POST' && path === '/v1/orders' && !('productId' in body)
    ? { status: 201, body: { id: 9, productId: 1, quantity: 1, placedAt: '2026-11-24T10:00:00Z' }, headers: { Location: '/v1/orders/9' } }
    : reply();

/** Answers with an order for any id. */
const findAnyOrder: Fault = ({ method, path }, reply) => {
  const response = reply();
  return method === 'GET' && /^\/v1\/orders\/\d+$/.test(path) && response.status === 404
    ? { status: 200, body: { id: 9, productId: 1, quantity: 1, placedAt: '2026-11-24T10:00:00Z' } }
    : response;
};

/** Accepts more than the largest page, which is one constraint of many. */
const acceptLargePage: Fault = ({ path, query }, reply) =>
  path === '/v1/products' && query.get('limit') === '51' ? { status: 200, body: [] } : reply();

const foundBy = async (profile: Profile, fault: Fault) => (await check(fault, { profile })).findings.map((one) => one.check);

describe('The profile', () => {
  test.each(PROFILES)('%s finds nothing on a correct server.', async (profile) => {
    expect((await check(undefined, { profile })).findings).toEqual([]);
  });

  it('quick finds a missing member that is accepted and an unknown id that is found, which smoke does not.', async () => {
    for (const [fault, kind] of [
      [acceptWithoutProduct, 'request-accepted-invalid'],
      [findAnyOrder, 'not-found-accepted'],
    ] as const) {
      expect(await foundBy('quick', fault)).toContain(kind);
      expect(await foundBy('smoke', fault)).not.toContain(kind);
    }
  });

  it('quick sends more requests than smoke and fewer than full, which alone probes each constraint.', async () => {
    const requests = new Map<Profile, number>();
    for (const profile of PROFILES)
      await check((_, reply) => (requests.set(profile, (requests.get(profile) ?? 0) + 1), reply()), { profile });
    const [smoke = 0, quick = 0, full = 0] = PROFILES.map((profile) => requests.get(profile));
    expect(smoke).toBeLessThan(quick);
    expect(quick * 2).toBeLessThan(full);
    expect(await foundBy('full', acceptLargePage)).toContain('request-accepted-invalid');
    expect(await foundBy('quick', acceptLargePage)).toEqual([]);
  });
});
