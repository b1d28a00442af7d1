import { describe, expect, test } from 'vitest';

import type { Fault } from './probe/shop.fixture';
import { ORDER, bodyFault, check } from './run.fixture';

describe('A broken server gives one finding for', () => {
  test.each<[string, string, string, Fault]>([
    [
      'a number sent as a string',
      'response-schema',
      'order',
      bodyFault('GET', ORDER, 200, (body) => ({ ...body, quantity: String(body['quantity']) })),
    ],
    ['a missing member', 'response-schema', 'order', bodyFault('GET', ORDER, 200, (body) => ({ ...body, placedAt: undefined }))],
    [
      'a renamed member',
      'response-schema',
      'order',
      bodyFault('GET', ORDER, 200, ({ placedAt, ...body }) => ({ ...body, placed_at: placedAt })),
    ],
    ['an extra member', 'response-schema', 'order', bodyFault('GET', ORDER, 200, (body) => ({ ...body, owner: 'ann' }))],
    [
      'a date without an offset',
      'response-schema',
      'order',
      bodyFault('GET', ORDER, 200, (body) => ({ ...body, placedAt: '2026-11-21T14:05:00' })),
    ],
    ['an error with another shape', 'error-shape', 'placeOrder', bodyFault('POST', '/v1/orders', 422, () => ({ message: 'no' }))],
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
      bodyFault('GET', '/v1/products', 200, (body) => `Warning: undefined variable in a.php on line 3\n${JSON.stringify(body)}`),
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
            body: {
              id: order.id,
              placedAt: '2026-11-21T14:05:00Z',
              productId: order.productId,
              quantity: order.quantity,
              note: order.note,
            },
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
      'a server error on a list as the body',
      'server-error',
      'placeOrder',
      ({ path, body }, reply) =>
        path === '/v1/orders' && Array.isArray(body) ? { status: 500, body: { title: 'x', status: 500 } } : reply(),
    ],
    [
      'a number in quotes that is converted',
      'request-accepted-invalid',
      'placeOrder',
      ({ body }, reply) => {
        if (/^\d+$/.test(String(body['quantity']))) body['quantity'] = Number(body['quantity']);
        return reply();
      },
    ],
    [
      'a list without the newest record',
      'invariant',
      'placeOrder',
      bodyFault('GET', '/v1/orders', 200, ({ orders }) => ({ orders: (orders as unknown[]).slice(0, -1) })),
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
