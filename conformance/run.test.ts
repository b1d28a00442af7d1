import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { RunConfig } from './config/config';
import { SHOP, startShop } from './probe/shop.fixture';
import type { Fault } from './probe/shop.fixture';
import { run } from './run';
import { createRunConfig } from './run-config.fixture';

let folder = '';
let contractFile = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'conformance-'));
  contractFile = join(folder, 'shop.json');
  await writeFile(contractFile, JSON.stringify(SHOP, null, 2));
});

afterAll(() => rm(folder, { recursive: true }));

const configFor = (server: URL, more: Partial<RunConfig> = {}): RunConfig =>
  createRunConfig({
    server,
    contractFile,
    accounts: { first: { username: 'ann', password: 'open sesame' }, second: { username: 'bob', password: 'open sesame' } },
    timeout: 2000,
    workers: 1,
    scenarios: false,
    ...more,
  });

async function check(fault?: Fault, more: Partial<RunConfig> = {}) {
  const shop = await startShop(fault);
  try {
    return (await run(configFor(shop.url, more))).report;
  } finally {
    shop.close();
  }
}

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

const at =
  (method: string, path: string | RegExp, status: number, change: (body: Record<string, unknown>) => unknown): Fault =>
  (visit, reply) => {
    const response = reply();
    const isMatch =
      visit.method === method && (typeof path === 'string' ? visit.path === path : path.test(visit.path)) && response.status === status;
    return isMatch ? { ...response, body: change(response.body as Record<string, unknown>) } : response;
  };
const ORDER = /^\/v1\/orders\/\d+$/;

describe('A broken server gives one finding for', () => {
  test.each<[string, string, string, Fault]>([
    [
      'a number sent as a string',
      'response-schema',
      'order',
      at('GET', ORDER, 200, (body) => ({ ...body, quantity: String(body['quantity']) })),
    ],
    ['a missing member', 'response-schema', 'order', at('GET', ORDER, 200, (body) => ({ ...body, placedAt: undefined }))],
    ['a renamed member', 'response-schema', 'order', at('GET', ORDER, 200, ({ placedAt, ...body }) => ({ ...body, placed_at: placedAt }))],
    ['an extra member', 'response-schema', 'order', at('GET', ORDER, 200, (body) => ({ ...body, owner: 'ann' }))],
    [
      'a date without an offset',
      'response-schema',
      'order',
      at('GET', ORDER, 200, (body) => ({ ...body, placedAt: '2026-11-21T14:05:00' })),
    ],
    ['an error with another shape', 'error-shape', 'placeOrder', at('POST', '/v1/orders', 422, () => ({ message: 'no' }))],
    [
      'an undocumented status',
      'status-undocumented',
      'placeOrder',
      (_, reply) => ((one) => (one.status === 201 ? { ...one, status: 200 } : one))(reply()),
    ],
    [
      'a missing header',
      'response-header',
      'placeOrder',
      (visit, reply) => ((one) => (visit.method === 'POST' ? { status: one.status, body: one.body } : one))(reply()),
    ],
    [
      'a PHP notice before the JSON',
      'json-malformed',
      'products',
      at('GET', '/v1/products', 200, (body) => `Warning: undefined variable in a.php on line 3\n${JSON.stringify(body)}`),
    ],
    [
      'HTML',
      'content-type',
      'products',
      ({ path, method }, reply) =>
        path === '/v1/products' && method === 'GET'
          ? { status: 200, body: '<h1>Shop</h1>', headers: { 'content-type': 'text/html' } }
          : reply(),
    ],
    [
      'a redirect',
      'redirect',
      'orders',
      ({ path, method, user }, reply) =>
        path === '/v1/orders' && method === 'GET' && user === null ? { status: 302, headers: { location: '/login' } } : reply(),
    ],
    [
      'a server error on invalid input',
      'server-error',
      'placeOrder',
      ({ path, body }, reply) =>
        path === '/v1/orders' && body['quantity'] === 0 ? { status: 500, body: { title: 'x', status: 500 } } : reply(),
    ],
    [
      'an operation that needs no token',
      'auth-missing-token',
      'orders',
      (visit, reply, shop) =>
        visit.path === '/v1/orders' && visit.method === 'GET' && visit.user === null
          ? { status: 200, body: { orders: [] } }
          : (shop.sessions, reply()),
    ],
    [
      'a revoked token that still works',
      'auth-dead-token',
      'signOut',
      (visit, reply, { sessions }) => {
        const response = reply();
        if (visit.path.endsWith('/logout') && response.status === 204) sessions.set(visit.key, 'ann');
        return response;
      },
    ],
    [
      'access to the records of other accounts',
      'foreign-access',
      'order',
      (visit, reply, { orders }) => {
        const order = orders.find(({ id }) => visit.path === `/v1/orders/${String(id)}`);
        if (visit.method === 'GET' && visit.user !== null && order !== undefined && order.owner !== '')
          return {
            status: 200,
            body: { id: order.id, placedAt: '2026-11-21T14:05:00Z', productId: order.productId, quantity: order.quantity },
          };
        return reply();
      },
    ],
    [
      'an operation without a response',
      'server-error',
      'products',
      ({ path, method }, reply) => (path === '/v1/products' && method === 'GET' ? { status: 0 } : reply()),
    ],
    [
      'an undocumented method that succeeds',
      'method-undocumented',
      'products',
      ({ path, method }, reply) => (path === '/v1/products' && method === 'DELETE' ? { status: 204 } : reply()),
    ],
    [
      'a limit that is too wide',
      'request-accepted-invalid',
      'products',
      (visit, reply) => {
        if (visit.query.get('limit') === '51') visit.query.set('limit', '50');
        return reply();
      },
    ],
    [
      'a query limit that is too narrow',
      'request-refused-valid',
      'products',
      ({ query }, reply) =>
        query.get('limit') === '50' ? { status: 422, body: { title: 'x', status: 422, errors: { limit: 'less' } } } : reply(),
    ],
    [
      'a body limit that is too narrow',
      'request-refused-valid',
      'placeOrder',
      ({ path, body }, reply) =>
        path === '/v1/orders' && body['quantity'] === 99
          ? { status: 422, body: { title: 'x', status: 422, errors: { quantity: 'less' } } }
          : reply(),
    ],
    [
      'a required member that may be missing',
      'request-accepted-invalid',
      'placeOrder',
      (visit, reply) => {
        if (visit.path === '/v1/orders' && visit.method === 'POST') visit.body['quantity'] ??= 1;
        return reply();
      },
    ],
    [
      'an unknown id that is accepted',
      'not-found-accepted',
      'order',
      (visit, reply) =>
        ((one) =>
          visit.method === 'GET' && one.status === 404
            ? { status: 200, body: { id: 1, placedAt: '2026-11-21T14:05:00Z', productId: 1, quantity: 1 } }
            : one)(reply()),
    ],
    [
      'a deleted record that can still be read',
      'invariant',
      'dropOrder',
      ({ method, path, user }, reply) => (method === 'DELETE' && ORDER.test(path) && user !== null ? { status: 204 } : reply()),
    ],
    [
      'a created record that is not stored',
      'invariant',
      'placeOrder',
      (visit, reply, { orders }) => {
        const response = reply();
        if (visit.method === 'POST' && response.status === 201) orders.splice(-1, 1, { ...orders[orders.length - 1], owner: '' } as never);
        return response;
      },
    ],
    [
      'a created record that is stored with another value',
      'invariant',
      'placeOrder',
      (visit, reply, { orders }) => {
        const response = reply();
        const order = orders.at(-1);
        if (visit.method === 'POST' && response.status === 201 && order !== undefined) order.quantity = 98;
        return response;
      },
    ],
    [
      'an update that is not stored',
      'invariant',
      'replaceOrder',
      (visit, reply, { orders }) => {
        const order = orders.find(({ id }) => visit.path === `/v1/orders/${String(id)}`);
        const was = { ...order };
        const response = reply();
        if (visit.method === 'PUT' && order !== undefined) Object.assign(order, was);
        return response;
      },
    ],
  ])('%s', async (_, kind, operation, fault) => {
    const { findings } = await check(fault);
    expect(findings.map(({ check: id, operationId }) => `${id} ${String(operationId)}`)).toEqual([`${kind} ${operation}`]);
  });
});

test('A finding has its contract line and a curl command, and contains no secret.', async () => {
  const { findings } = await check(at('GET', ORDER, 200, (body) => ({ ...body, quantity: String(body['quantity']) })));
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

describe('A server that cannot be checked', () => {
  test('refuses connections.', async () => {
    expect((await run(configFor(new URL('http://127.0.0.1:9')))).unreachable).toBe(
      'http://127.0.0.1:9: nothing listens there (connection refused)',
    );
  });

  test('hangs', async () => {
    const server = createServer(() => {});
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const result = await run(configFor(new URL(`http://127.0.0.1:${String(port)}`), { timeout: 100 }));
    server.close();
    expect(result.unreachable).toContain('no answer within 100 ms');
  });

  test('stops responding during the run.', async () => {
    const server = createServer((socket) => {
      socket.on('error', () => {});
      calls += 1;
      socket.once('data', () => (calls > 8 ? socket.destroy() : socket.end('HTTP/1.1 401 Unauthorized\r\nContent-Length: 0\r\n\r\n')));
    });
    let calls = 0;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const result = await run(configFor(new URL(`http://127.0.0.1:${String(port)}`)));
    server.close();
    expect(result.unreachable).toContain('stopped answering: the connection was closed without an answer');
  });
});
