import { describe, expect, test } from 'vitest';

import { SHOP, startShop } from './probe/shop.fixture';
import type { Fault } from './probe/shop.fixture';
import { run } from './run';
import { ORDER, bodyFault, check, configFor, contractFile } from './run.fixture';

describe('A server that keeps the contract', () => {
  test.each([1, 2, 3])('has no findings, and every operation succeeds (seed %i).', async (seed) => {
    const report = await check(undefined, { seed });
    expect(report.findings).toEqual([]);
    expect(report.blocked).toEqual([]);
    expect(report.summary.coverage.operations).toBe(1);
  });

  test.each<[string, Fault]>([
    ['returns 404 for unlisted methods', (_, reply) => ((one) => (one.status === 405 ? { ...one, status: 404 } : one))(reply())],
    [
      'returns extra members where the schema is open',
      (_, reply) => ((one) => (one.status === 401 ? { ...one, body: { title: 'No', status: 401, trace: 'x' } } : one))(reply()),
    ],
    [
      'limits the request rate',
      ({ path, query }, reply) => (path === '/v1/products' && query.get('limit') === '50' ? { status: 429 } : reply()),
    ],
    [
      'keeps deleted records and marks them',
      (visit, reply, { orders }) => {
        const order = orders.find(({ id, owner }) => visit.path === `/v1/orders/${String(id)}` && owner === visit.user);
        if (visit.method !== 'DELETE' || order === undefined) return reply();
        order.note = 'dropped';
        return { status: 204 };
      },
    ],
    [
      'keeps deleted records, deletes them twice and then sells out',
      (visit, reply, { orders }) => {
        const order = orders.find(({ id, owner }) => visit.path === `/v1/orders/${String(id)}` && owner === visit.user);
        const isOver = orders.some(({ note }) => note === 'dropped');
        if (visit.method === 'POST' && visit.path === '/v1/orders' && isOver)
          return { status: 422, body: { title: 'Sold out', status: 422, errors: { productId: 'sold out' } } };
        if (visit.method !== 'DELETE' || order === undefined) return reply();
        order.note = 'dropped';
        return { status: 204 };
      },
    ],
    [
      'rejects a value because of another field',
      ({ path, method, body }, reply) =>
        path === '/v1/orders' && method === 'POST' && body['quantity'] === 99
          ? { status: 422, body: { title: 'Sold out', status: 422, errors: { productId: 'sold out' } } }
          : reply(),
    ],
  ])('%s', async (_, variant) => {
    expect((await check(variant)).findings).toEqual([]);
  });
});

test('A finding has its contract line and a curl command, and contains no secret.', async () => {
  const { findings } = await check(bodyFault('GET', ORDER, 200, (body) => ({ ...body, quantity: String(body['quantity']) })));
  const line = JSON.stringify(SHOP, null, 2)
    .split('\n')
    .findIndex((text, index, all) => text.includes('"type"') && (all[index - 1] ?? '').includes('"quantity"'));
  expect(findings[0]).toMatchObject({
    pointer: '/quantity',
    status: 200,
    expected: 'type integer',
    contract: { file: contractFile, line: line + 1 },
  });
  expect(findings[0]?.message).toContain("'quantity' => 'integer'");
  expect(findings[0]?.curl).toContain('X-Session: $TOKEN');
  expect(JSON.stringify(findings)).not.toMatch(/session-ann|open sesame/);
});

test('Rejected credentials are a finding, so that a run that could not log in fails.', async () => {
  const { findings } = await check(undefined, { accounts: { first: { username: 'ann', password: 'wrong' }, second: null } });
  expect(findings.map(({ check: id, operationId }) => `${id} ${String(operationId)}`)).toEqual(['request-refused-valid signIn']);
  expect(findings[0]?.message).toContain('returns no token for the first configured account');
});

test('A remote server receives no writes unless they are allowed.', async () => {
  const written: string[] = [];
  const spied = await startShop(({ method, path }, reply) => {
    if (!/^(?:GET|HEAD|OPTIONS)$/.test(method) && path !== '/v1/sessions') written.push(`${method} ${path}`);
    return reply();
  });
  // This machine, but not by a loopback name.
  const elsewhere = new URL(spied.url);
  elsewhere.hostname = '0.0.0.0';
  const { report } = await run(configFor(elsewhere));
  spied.close();
  expect(written).toEqual([]);
  expect(report.blocked.map(({ operationId }) => operationId)).toContain('placeOrder');
});
