import { describe, expect, test } from 'vitest';

import { ACCOUNTS, checkServer, correctServer, createContract, operation, PATHS } from './false-green.fixture';
import type { Handler } from './false-green.fixture';

test('A server that keeps its contract is green.', async () => {
  const { code, out } = await checkServer(correctServer);
  expect(out).toContain('No violations');
  expect(code).toBe(0);
});

const always =
  (status: number, body: object = {}): Handler =>
  () => ({ status, body });

const loginOnly: Handler = (visit) => correctServer({ ...visit, user: null });

const withDefault = (paths: typeof PATHS) =>
  Object.fromEntries(
    Object.entries(paths).map(([path, item]) => [
      path,
      Object.fromEntries(
        Object.entries(item).map(([method, one]: [string, { responses: Record<string, unknown> }]) => [
          method,
          { ...one, responses: { '200': one.responses['200'], default: one.responses['404'] } },
        ]),
      ),
    ]),
  );

describe('A run that checked nearly nothing fails with its own exit code and one sentence on what to do:', () => {
  const anonymous = { config: {} };
  test.each<[string, Handler, object, string]>([
    ['429 everywhere', always(429), anonymous, 'set `rate`'],
    ['401 everywhere', always(401), anonymous, 'check the credentials'],
    ['every operation 404', always(404), anonymous, 'check --url'],
    [
      'every operation 404, documented as `default`',
      always(404),
      { ...anonymous, contract: createContract(withDefault(PATHS)) },
      'check --url',
    ],
    ['an error in every 200', always(200, { success: false }), anonymous, 'operations succeeded'],
    ['a login that works while its token does not', loginOnly, {}, 'accepts the token that its login returns'],
    ['`paths: {}`', correctServer, { contract: createContract({}) }, 'check `paths`'],
    ['no operation of the --source', correctServer, { argv: ['--source', 'proposed'] }, '--source'],
  ])('%s', async (_, handler, options, advice) => {
    const { code, err, out } = await checkServer(handler, options);
    expect(err).toContain(advice);
    expect(out).toContain('Incomplete: ');
    expect(code).toBe(4);
  });
});

test('A run with the contract of another server, whose login is not there either, says so.', async () => {
  expect((await checkServer(always(404))).err).toContain('--contract is the document of this server');
});

test('Only the configuration lowers the threshold.', async () => {
  const config = { accounts: ACCOUNTS, threshold: { protected: 0 } };
  expect((await checkServer(loginOnly, { config })).code).toBe(0);
  expect((await checkServer(loginOnly, { config: { accounts: ACCOUNTS, threshold: { operations: 0, statuses: 0 } } })).code).toBe(4);
});

describe('A check that could not be made is listed with its reason:', () => {
  /** Lists and reads work; `limited` decides which calls get a 429. */
  const limitedWhen =
    (limited: (visit: Parameters<Handler>[0]) => boolean): Handler =>
    (visit) =>
      limited(visit) ? { status: 429, body: {} } : correctServer(visit);

  test('auth probes that only met the rate limit', async () => {
    const { out, code } = await checkServer(limitedWhen(({ path, user }) => path.startsWith('/things') && user === null));
    expect(out).toContain('auth-missing-token: things, thing (the server answered 429');
    expect(out).toContain('auth-bad-token: things, thing (the server answered 429');
    expect(code).toBe(0);
  });

  test('an operation that only met the rate limit, and the run fails with its own exit code', async () => {
    const { out, err, code } = await checkServer(limitedWhen(({ path, user }) => path.startsWith('/things/') && user !== null));
    expect(out).toContain('unreachable-operation: thing');
    expect(err).toContain('1 of 4 operations never got another answer than 429');
    expect(code).toBe(4);
  });

  test('an unknown id that only met the rate limit', async () => {
    const { out } = await checkServer(limitedWhen(({ path }) => /^\/things\/(?!1$)/.test(path)));
    expect(out).toContain('not-found-accepted: thing (the server answered 429');
  });

  test('auth probes of a server that validates before it looks at the token', async () => {
    const { out } = await checkServer((visit) =>
      visit.path.startsWith('/things') && visit.user === null ? { status: 422, body: {} } : correctServer(visit),
    );
    expect(out).toContain('auth-missing-token: things, thing (the server answered 422');
  });

  test('undocumented methods on a server that answers any path', async () => {
    const { out } = await checkServer((visit) => (visit.method === 'PUT' ? { status: 200, body: {} } : correctServer(visit)));
    expect(out).toContain('method-undocumented (PUT could not be judged');
  });

  test('undocumented methods and idempotency of a money operation outside a sandbox', async () => {
    const contract = createContract({ ...PATHS, '/payments': { post: operation('pay', { 'x-money': true }) } });
    const { out } = await checkServer(correctServer, { contract });
    expect(out).toContain('method-undocumented: pay (it moves money');
    expect(out).toContain('unreachable-operation: pay (it moves money');
    expect(out).toContain('set `sandbox: true` in the configuration');
  });

  test('a body that is not JSON', async () => {
    const csv = { description: 'A table.', content: { 'text/csv': { schema: { type: 'string', pattern: '^id;' } } } };
    const contract = createContract({ ...PATHS, '/news': { get: { operationId: 'news', security: [], responses: { '200': csv } } } });
    const handler: Handler = (visit) =>
      visit.path === '/news' && visit.method === 'GET'
        ? { status: 200, body: 'x', headers: { 'content-type': 'text/csv' } }
        : correctServer(visit);
    expect((await checkServer(handler, { contract })).out).toContain('response-schema: news (only JSON is compared');
  });
});

test('A server that validates no member of a body with alternatives is not green.', async () => {
  const variant = (name: string) => ({ type: 'object', required: [name], properties: { [name]: { type: 'string', maxLength: 3 } } });
  const schema = { oneOf: [variant('a'), variant('b')] };
  const post = operation('addNews', { security: [], requestBody: { required: true, content: { 'application/json': { schema } } } });
  const contract = createContract({ ...PATHS, '/news': { ...PATHS['/news'], post } });
  const { out } = await checkServer((visit) => (visit.path === '/news' ? { status: 200, body: {} } : correctServer(visit)), { contract });
  expect(out).toContain('POST /news validates nothing');
});

test('A run whose probes mostly met the rate limit is not green.', async () => {
  const calls = new Map<string, number>();
  const { code, err } = await checkServer((visit) => {
    const count = (calls.get(visit.path) ?? 0) + 1;
    calls.set(visit.path, count);
    return count <= 2 ? correctServer(visit) : { status: 429, body: {} };
  });
  expect(err).toContain('the server answered 429 to most calls');
  expect(code).toBe(4);
});

test('--fail-on warning fails a run whose only fault is a warning.', async () => {
  const gone = { description: 'Gone.' };
  const contract = createContract({ ...PATHS, '/news': { get: { operationId: 'news', security: [], responses: { '200': gone } } } });
  expect((await checkServer(correctServer, { contract })).code).toBe(0);
  const { code, out } = await checkServer(correctServer, { contract, argv: ['--fail-on', 'warning'] });
  expect(out).toContain('ERROR empty-body');
  expect(code).toBe(1);
});

describe('A contract that cannot be checked ends with 2:', () => {
  const withSchema = (schema: object) =>
    createContract(
      { ...PATHS, '/news': { get: { ...operation('news', { security: [] }), responses: newsResponse } } },
      { components: { ...createContract({}).components, schemas: { News: schema } } },
    );
  const newsResponse = {
    '200': { description: 'News.', content: { 'application/json': { schema: { $ref: '#/components/schemas/News' } } } },
  };

  test.each<[string, unknown, RegExp]>([
    [
      'a dangling $ref in a response schema',
      withSchema({ items: { $ref: '#/components/schemas/Gone' } }),
      /contract\.json:\d+: .*Gone cannot be resolved/,
    ],
    ['a $ref that resolves to itself', withSchema({ $ref: '#/components/schemas/News' }), /contract\.json:\d+: .*News resolves to itself/],
    ['Swagger 2.0', { swagger: '2.0', info: { title: 'Old', version: '1' }, paths: {} }, /this is Swagger 2\.0/],
  ])('%s', async (_, contract, message) => {
    const { code, err } = await checkServer(correctServer, { contract });
    expect(err).toMatch(message);
    expect(code).toBe(2);
  });

  test('a recursive schema is legal, and its violations are found.', async () => {
    const contract = withSchema({
      type: 'array',
      items: { type: 'object', properties: { replies: { $ref: '#/components/schemas/News' } } },
    });
    const newsServer =
      (replies: unknown): Handler =>
      (visit) =>
        visit.path === '/news' && visit.method === 'GET' ? { status: 200, body: [{ replies: [{ replies }] }] } : correctServer(visit);
    expect((await checkServer(newsServer([]), { contract })).code).toBe(0);
    expect((await checkServer(newsServer('none'), { contract })).code).toBe(1);
  });
});

describe('A server that redirects to https is one finding, which says to use that address:', () => {
  const redirecting: Handler = ({ path }) => ({ status: 301, headers: { location: `https://127.0.0.1${path}` } });

  test.each([
    ['with documented errors', createContract(PATHS)],
    ['with `default` responses', createContract(withDefault(PATHS))],
  ])('%s', async (_, contract) => {
    const { code, out } = await checkServer(redirecting, { contract, config: {} });
    expect(out).toContain('Use that address: --url https://127.0.0.1');
    expect(out.match(/ERROR/g)).toHaveLength(1);
    expect(code).toBe(1);
  });
});
