import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: unknown, more: object = {}) => ({ description: 'As said.', content: { 'application/json': { schema, ...more } } });
const problem = {
  description: 'Refused; the thing may belong to another user.',
  content: { 'application/problem+json': { schema: ref('Problem') } },
};
const refusals = { '401': problem, '404': problem, '422': problem };
const idInPath = { name: 'orderId', in: 'path', required: true, schema: { type: 'integer', minimum: 1, format: 'int64' } };

/** Contract of a server unlike the mock backend: numeric ids, camel case, problem details, a PUT that replaces, a key in a header. */
export const SHOP = {
  openapi: '3.1.0',
  info: { title: 'Shop', version: '2.0.0' },
  servers: [{ url: 'https://shop.invalid/v1' }],
  security: [{ key: [] }],
  paths: {
    '/sessions': {
      post: {
        operationId: 'signIn',
        security: [],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['username', 'password'],
                properties: { username: { type: 'string', minLength: 1 }, password: { type: 'string', minLength: 1 } },
              },
            },
          },
        },
        responses: {
          '200': json({ type: 'object', required: ['token'], properties: { token: { type: 'string' } } }),
          '401': problem,
          '422': problem,
        },
      },
    },
    '/sessions/logout': { post: { operationId: 'signOut', responses: { '204': { description: 'Gone.' }, '401': problem } } },
    '/products': {
      get: {
        operationId: 'products',
        security: [],
        parameters: [
          { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 50, default: 10 } },
          { name: 'sort', in: 'query', schema: { enum: ['name', 'price'] } },
        ],
        responses: { '200': json({ type: 'array', items: ref('Product') }), '422': problem },
      },
    },
    '/orders': {
      get: {
        operationId: 'orders',
        responses: {
          '200': json({ type: 'object', required: ['orders'], properties: { orders: { type: 'array', items: ref('Order') } } }),
          '401': problem,
        },
      },
      post: {
        operationId: 'placeOrder',
        requestBody: { required: true, content: { 'application/json': { schema: ref('NewOrder') } } },
        responses: {
          '201': { ...json(ref('Order')), headers: { Location: { required: true, schema: { type: 'string' } } } },
          '401': problem,
          '422': problem,
        },
      },
    },
    '/orders/{orderId}': {
      parameters: [idInPath],
      get: { operationId: 'order', responses: { '200': json(ref('Order')), ...refusals } },
      put: {
        operationId: 'replaceOrder',
        requestBody: { required: true, content: { 'application/json': { schema: ref('NewOrder') } } },
        responses: { '200': json(ref('Order')), ...refusals },
      },
      delete: { operationId: 'dropOrder', responses: { '204': { description: 'Gone.' }, ...refusals } },
    },
  },
  components: {
    securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Session' } },
    schemas: {
      Product: {
        type: 'object',
        required: ['id', 'name', 'price'],
        additionalProperties: false,
        properties: { id: { type: 'integer' }, name: { type: 'string' }, price: { type: 'number', exclusiveMinimum: 0 } },
      },
      NewOrder: {
        type: 'object',
        required: ['productId', 'quantity'],
        properties: {
          productId: { type: 'integer', minimum: 1 },
          quantity: { type: 'integer', minimum: 1, maximum: 99 },
          note: { type: ['string', 'null'], maxLength: 40 },
        },
      },
      Order: {
        allOf: [
          {
            type: 'object',
            required: ['id', 'placedAt'],
            properties: { id: { type: 'integer' }, placedAt: { type: 'string', format: 'date-time' } },
          },
          ref('NewOrder'),
        ],
        unevaluatedProperties: false,
      },
      Problem: {
        type: 'object',
        required: ['title', 'status'],
        properties: { title: { type: 'string' }, status: { type: 'integer' }, errors: { type: 'object' } },
      },
    },
  },
};

interface Order {
  id: number;
  /** User; '' after the order was deleted, so that no later order gets its id. */
  owner: string;
  productId: number;
  quantity: number;
  note: string | null;
}

interface Visit {
  method: string;
  /** Path with its base `/v1`. */
  path: string;
  query: URLSearchParams;
  /** Parsed JSON of the request; an empty object without a body or for invalid JSON. */
  body: Record<string, unknown>;
  /** User whose session the key is; null for visitors. */
  user: string | null;
  /** Header `X-Session`; '' if it is missing. */
  key: string;
}

interface Reply {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/**
 * Function that changes or replaces the reply of the shop without faults. `reply` makes it, and changes the orders and sessions, each
 * time that it is called. A status of 0 closes the connection without a response. `sessions` has the users by their keys; it and
 * `orders` are the state of the shop, and may be changed.
 */
export type Fault = (visit: Visit, reply: () => Reply, shop: { sessions: Map<string, string>; orders: Order[] }) => Reply;

const rejection = (status: number, errors?: object): Reply => ({
  status,
  body: { title: 'Refused', status, ...(errors ? { errors } : {}) },
});

/**
 * Starts a shop that keeps its contract unless `fault` interferes. Any user can log in with the password `open sesame`. It has two
 * products and, at first, no orders or sessions. Its `url` lacks the base path `/v1` of the contract. The caller must close it.
 */
export async function startShop(fault: Fault = (_, reply) => reply()): Promise<{ url: URL; close: () => void }> {
  const sessions = new Map<string, string>();
  const orders: Order[] = [];
  let sessionCount = 0;
  const shown = ({ id, productId, quantity, note }: Order) => ({ id, productId, quantity, note, placedAt: '2026-11-21T14:05:00-03:00' });

  const wrongIn = ({ productId, quantity, note }: Record<string, unknown>) => {
    const errors: Record<string, string> = {};
    if (!Number.isInteger(productId) || Number(productId) < 1) errors['productId'] = 'a product';
    if (!Number.isInteger(quantity) || Number(quantity) < 1 || Number(quantity) > 99) errors['quantity'] = '1 to 99';
    if (note !== undefined && note !== null && (typeof note !== 'string' || note.length > 40)) errors['note'] = 'at most 40';
    return Object.keys(errors).length > 0 ? rejection(422, errors) : null;
  };

  const respond = ({ method, path, query, body, user, key }: Visit): Reply => {
    if (path === '/v1/sessions' && method === 'POST') {
      if (
        typeof body['username'] !== 'string' ||
        typeof body['password'] !== 'string' ||
        body['username'] === '' ||
        body['password'] === ''
      )
        return rejection(422);
      if (body['password'] !== 'open sesame') return rejection(401);
      sessionCount += 1;
      const token = `session-${body['username']}-${String(sessionCount)}`;
      sessions.set(token, body['username']);
      return { status: 200, body: { token } };
    }
    if (path === '/v1/products' && method === 'GET') {
      const limit = Number(query.get('limit') ?? 10);
      if (!Number.isInteger(limit) || limit < 1 || limit > 50) return rejection(422, { limit: '1 to 50' });
      if (!['name', 'price'].includes(query.get('sort') ?? 'name')) return rejection(422, { sort: 'name or price' });
      return {
        status: 200,
        body: [
          { id: 7, name: 'Tea', price: 4.5 },
          { id: 8, name: 'Cup', price: 9 },
        ].slice(0, limit),
      };
    }
    const id = Number(/^\/v1\/orders\/([^/]+)$/.exec(path)?.[1] ?? Number.NaN);
    const known = ['/v1/sessions/logout', '/v1/orders'].includes(path) || /^\/v1\/orders\/[^/]+$/.test(path);
    if (!known) return rejection(404);
    if (user === null) return rejection(401);
    if (path === '/v1/sessions/logout') {
      if (method !== 'POST') return rejection(405);
      sessions.delete(key);
      return { status: 204 };
    }
    if (path === '/v1/orders' && method === 'GET')
      return { status: 200, body: { orders: orders.filter(({ owner }) => owner === user).map(shown) } };
    const found = orders.find((order) => order.id === id && order.owner === user);
    if (path === '/v1/orders' ? method === 'POST' : method === 'PUT') {
      const wrong = wrongIn(body);
      if (wrong !== null) return wrong;
      const order = {
        id: found?.id ?? orders.length + 1,
        owner: user,
        productId: Number(body['productId']),
        quantity: Number(body['quantity']),
        note: typeof body['note'] === 'string' ? body['note'] : null,
      };
      if (method === 'PUT' && found === undefined) return rejection(404);
      if (found === undefined) orders.push(order);
      else Object.assign(found, order);
      return { status: method === 'POST' ? 201 : 200, body: shown(order), headers: { location: `/v1/orders/${String(order.id)}` } };
    }
    if (path === '/v1/orders') return rejection(405);
    if (method === 'GET') return found === undefined ? rejection(404) : { status: 200, body: shown(found) };
    // A second DELETE succeeds too.
    if (method === 'DELETE') {
      if (found !== undefined) orders.splice(orders.indexOf(found), 1, { ...found, owner: '' });
      return { status: 204 };
    }
    return rejection(405);
  };

  const server = createServer((request, response) => {
    void read(request).then((text) => {
      const url = new URL(request.url ?? '/', 'http://shop.invalid');
      const key = String(request.headers['x-session'] ?? '');
      const parsed = parse(text);
      const visit: Visit = {
        method: request.method ?? 'GET',
        path: url.pathname,
        query: url.searchParams,
        body: parsed ?? {},
        user: sessions.get(key) ?? null,
        key,
      };
      send(
        response,
        fault(visit, () => (parsed === null ? rejection(422) : respond(visit)), { sessions, orders }),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: new URL(`http://127.0.0.1:${String(port)}`), close: () => server.close() };
}

async function read(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

function parse(text: string): Record<string, unknown> | null {
  if (text === '') return {};
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return null;
  }
}

function send(response: ServerResponse, { status, body, headers = {} }: Reply) {
  // No response at all.
  if (status === 0) {
    response.destroy();
    return;
  }
  const type = status >= 400 ? 'application/problem+json' : 'application/json';
  response.writeHead(status, { ...(body === undefined ? {} : { 'content-type': type }), ...headers });
  response.end(body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body));
}
