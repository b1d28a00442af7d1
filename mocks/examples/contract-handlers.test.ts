import { operations } from '@generated/operations';
import type { OperationId } from '@generated/operations';
import { getResponse } from 'msw';
import { expect, test } from 'vitest';

import { definitions, getOperation } from '../http/contract';
import type { Schema } from '../http/document';
import { createNodeValidator } from '../http/schema-validator-node';
import type { Answers } from './answer-call';
import { contractHandler, contractHandlers } from './contract-handlers';
import { requestedPage } from './requested-page';

const validator = createNodeValidator(definitions);
const violations = (schema: Schema, value: unknown) => validator.validate(JSON.stringify(schema), schema, value);
const ids = Object.keys(operations) as OperationId[];

/** Sends a request of an operation to handlers; its path has the examples of the parameters. */
async function call(handlers: ReturnType<typeof contractHandlers>, id: OperationId, query = '') {
  const { method, path, parameters } = getOperation(id);
  const examples = new Map(parameters.map(({ name, example }) => [name, String(example)]));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => examples.get(name) ?? '');
  const response = await getResponse(handlers, new Request(`https://api.palpite.invalid${filled}${query}`, { method }));
  const text = (await response?.text()) ?? '';
  return { status: response?.status, headers: response?.headers, body: text === '' ? undefined : (JSON.parse(text) as unknown) };
}

const listGames = async (query: string, answers: Answers = {}) => call(contractHandlers(answers), 'listGames', query);

test.each(ids)('%s answers each documented status by the contract', async (id) => {
  const { responses } = getOperation(id);
  for (const [status, { json, headers }] of responses) {
    const answer = await call([contractHandler(id, status as Answers[typeof id])], id);
    expect(answer.status).toBe(status);
    if (json === undefined) expect(answer.body).toBeUndefined();
    else expect(await violations(json.schema, answer.body)).toEqual([]);
    for (const [name, { required, schema }] of Object.entries(headers)) {
      if (required !== true) continue;
      const text = answer.headers?.get(name);
      const { type } = schema as { type: string };
      expect(await violations(schema, type === 'integer' ? Number(text) : text)).toEqual([]);
    }
  }
});

test('without answers each operation has its own success', async () => {
  const handlers = contractHandlers();
  for (const id of ids) {
    const { status, body } = await call(handlers, id);
    const success = getOperation(id).responses.get(status ?? 0);
    expect(status, id).toBeLessThan(300);
    if (success?.json !== undefined) expect(await violations(success.json.schema, body), id).toEqual([]);
  }
});

test('a list has the requested page, and links to the others', async () => {
  const all = (await listGames('')).body as { data: { id: string }[] };
  expect(all).toMatchObject({ meta: { current_page: 1, per_page: 20, total: all.data.length, last_page: 1 } });
  expect(all.data.length).toBeGreaterThan(1);
  const { status, body } = await listGames('?page=2&per_page=1&sort=popular');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    data: [all.data[1]],
    links: { prev: '/v2/games?page=1&per_page=1&sort=popular' },
    meta: { current_page: 2, per_page: 1, from: 2, to: 2, last_page: all.data.length },
  });
  expect((await listGames('?page=99')).body).toMatchObject({ data: [], meta: { current_page: 99, from: null, to: null } });
});

test.each(['page=0', 'page=x', 'per_page=61', 'per_page=', 'per_page=1.5'])(
  'a list with %s is refused by the documented 422',
  async (query) => {
    const { status, body } = await listGames(`?${query}`);
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: expect.any(Object) });
  },
);

test('bodies, statuses, responses and functions answer an operation', async () => {
  const games = [1, 2, 3].map((id) => ({ id: String(id) }));
  const handlers = contractHandlers({
    getMe: 401,
    getIp: Response.json({ ip: '203.0.113.9' }, { status: 200 }),
    listPromotions: { data: [] },
    listGames: (request) => (request.headers.has('Authorization') ? 503 : Response.json(requestedPage(games, request))),
    removeTotp: null,
  });
  expect(await call(handlers, 'getMe')).toMatchObject({ status: 401, body: { message: 'Unauthenticated.' } });
  expect(await call(handlers, 'getIp')).toMatchObject({ status: 200, body: { ip: '203.0.113.9' } });
  expect(await call(handlers, 'listPromotions')).toMatchObject({ status: 200, body: { data: [] } });
  expect(await call(handlers, 'listGames', '?per_page=2&page=2')).toMatchObject({ body: { data: [{ id: '3' }], meta: { total: 3 } } });
  expect(await call(handlers, 'removeTotp')).toMatchObject({ status: 204, body: undefined });
});

test('an error of throttling says when to try again', async () => {
  const { status, headers } = await call([contractHandler('login', 429)], 'login');
  expect(status).toBe(429);
  expect(headers?.get('Retry-After')).toBe('30');
});

test('only statuses and bodies of the contract have the right type', () => {
  // @ts-expect-error: the contract documents no 418
  contractHandlers({ getMe: 418 });
  // @ts-expect-error: a promotion has no such field
  contractHandlers({ listPromotions: { data: [{ id: '1', titel: 'x' }] } });
});
