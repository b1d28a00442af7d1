import { describe, expect, test } from 'vitest';

import { ACCOUNTS, checkServer, correctServer, createContract, PATHS } from './false-green.fixture';
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

test('Only the configuration lowers the threshold.', async () => {
  const config = { accounts: ACCOUNTS, threshold: { protected: 0 } };
  expect((await checkServer(loginOnly, { config })).code).toBe(0);
  expect((await checkServer(loginOnly, { config: { accounts: ACCOUNTS, threshold: { operations: 0, statuses: 0 } } })).code).toBe(4);
});
