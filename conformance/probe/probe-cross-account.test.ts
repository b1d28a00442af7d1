import { describe, expect, test } from 'vitest';

import { ACCOUNTS, checkServer, correctServer, createContract, ID_IN_PATH, operation, PATHS } from '../false-green.fixture';
import type { Handler, Visit } from '../false-green.fixture';

/** Two users, each with one order. Nothing in this contract says that an order belongs to somebody. */
const item = (operationId: string) => operation(operationId, { parameters: [ID_IN_PATH] });
const body = { required: true, content: { 'application/json': { schema: { type: 'object', properties: { note: { type: 'string' } } } } } };
const ORDER_PATHS = {
  '/login': PATHS['/login'],
  '/products': { get: operation('products', { security: [] }) },
  '/orders': { get: operation('orders') },
  '/orders/{id}': { get: item('order'), put: { ...item('replaceOrder'), requestBody: body }, delete: item('dropOrder') },
};
const CONTRACT = createContract(ORDER_PATHS);

interface Order {
  id: number;
  owner: string;
  note: string;
}

type Sees = (visit: Visit, order: Order) => boolean;

/** `listed` and `reached` are the two places where a server can forget the owner. */
function orderServer({ listed, reached }: { listed: Sees; reached: Sees }): Handler {
  const orders: Order[] = [1, 2, 3, 4].map((id) => ({ id, owner: id < 4 ? 'ana' : 'bruno', note: 'x' }));
  const shown = ({ id, note }: Order) => ({ id, note });
  return (visit) => {
    const { method, path, user } = visit;
    if (path === '/products') return method === 'GET' ? { status: 200, body: [{ id: 1 }, { id: 2 }] } : { status: 405, body: {} };
    if (!path.startsWith('/orders')) return correctServer(visit);
    if (user === null) return { status: 401, body: {} };
    const order = orders.find(({ id }) => path === `/orders/${String(id)}`);
    if (path === '/orders') {
      return method === 'GET' ? { status: 200, body: orders.filter((one) => listed(visit, one)).map(shown) } : { status: 405, body: {} };
    }
    if (order === undefined || !reached(visit, order)) return { status: 404, body: {} };
    if (method === 'DELETE') orders.splice(orders.indexOf(order), 1);
    if (method === 'PUT') {
      const note = visit.body === null ? null : ((visit.body as { note?: unknown }).note ?? '');
      if (typeof note !== 'string') return { status: 422, body: {} };
      order.note = note;
    }
    return ['GET', 'PUT', 'DELETE'].includes(method) ? { status: 200, body: shown(order) } : { status: 405, body: {} };
  };
}

const own: Sees = ({ user }, { owner }) => owner === user;
const everyone: Sees = () => true;
const except =
  (method: string): Sees =>
  (visit, order) =>
    visit.method === method || own(visit, order);

const foreign = (out: string) => [...out.matchAll(/^(\w+ \/orders\S*) \w+\n {2}ERROR foreign-access/gm)].map(([, title]) => title);

describe('Access to a record of another account is found by behaviour:', () => {
  test.each([
    ['read', 'GET', 'GET /orders/{id}'],
    ['written', 'PUT', 'PUT /orders/{id}'],
    ['deleted', 'DELETE', 'DELETE /orders/{id}'],
  ])('%s', async (_, method, title) => {
    const { code, out } = await checkServer(orderServer({ listed: own, reached: except(method) }), { contract: CONTRACT });
    expect(foreign(out)).toEqual([title]);
    expect(code).toBe(1);
  });

  test('a list that leaks', async () => {
    const { code, out } = await checkServer(orderServer({ listed: everyone, reached: own }), { contract: CONTRACT });
    expect(foreign(out)).toEqual(['GET /orders']);
    expect(code).toBe(1);
  });

  test('a list and its records that leak, if the configuration says that they are private', async () => {
    const config = { accounts: ACCOUNTS, private: ['orders', 'order'] };
    const { out } = await checkServer(orderServer({ listed: everyone, reached: except('GET') }), { contract: CONTRACT, config });
    expect(foreign(out)).toEqual(['GET /orders', 'GET /orders/{id}']);
  });
});

describe('No access is reported for', () => {
  test('a server that keeps the records of its users apart.', async () => {
    const { code, out } = await checkServer(orderServer({ listed: own, reached: own }), { contract: CONTRACT });
    expect(foreign(out)).toEqual([]);
    expect(out).not.toContain('foreign-access');
    expect(code).toBe(0);
  });

  test('records that all users share, whatever the contract says of them; the check is listed as blocked.', async () => {
    const text = 'Refused; the order belongs to another user, who owns it.';
    const described = JSON.parse(JSON.stringify(CONTRACT).replaceAll('Rejected.', text)) as object;
    const { out } = await checkServer(orderServer({ listed: everyone, reached: everyone }), { contract: described });
    expect(foreign(out)).toEqual([]);
    expect(out).toContain('foreign-access: orders (both accounts see the same records');
    expect(out).toContain('shows the record to both accounts');
  });
});

test('The same account twice cannot show access to foreign records, so that the check is blocked.', async () => {
  const config = { accounts: { first: ACCOUNTS.first, second: ACCOUNTS.first } };
  const { out } = await checkServer(orderServer({ listed: own, reached: everyone }), { contract: CONTRACT, config });
  expect(out).toContain('foreign-access (the second account is the first one)');
});
