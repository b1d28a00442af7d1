import { expect, test } from 'vitest';

import { ACCOUNTS, checkServer, correctServer, createContract, operation, PATHS } from '../false-green.fixture';
import type { Handler } from '../false-green.fixture';

const contract = createContract({
  ...PATHS,
  '/register': { post: { ...PATHS['/login'].post, operationId: 'register' } },
  '/logout': { post: operation('logout') },
});

const brokenRegistration: Handler = (visit) => {
  if (visit.path === '/register') return { status: 418, body: {} };
  if (visit.path === '/logout' && visit.user !== null && visit.method === 'POST') return { status: 200, body: {} };
  return correctServer(visit);
};

test('A registration that --only leaves out is no finding, although the run needs an account to log out.', async () => {
  const config = { accounts: ACCOUNTS };
  expect((await checkServer(brokenRegistration, { contract, config, argv: ['--allow-writes'] })).out).toContain('POST /register');
  const selected = await checkServer(brokenRegistration, { contract, config, argv: ['--only', 'login', 'logout', 'things'] });
  expect(selected.out).not.toContain('POST /register');
});
