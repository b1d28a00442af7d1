import { expect, test } from 'vitest';

import { checkServer, correctServer } from '../false-green.fixture';

test('A login that gives a token for a wrong password is found.', async () => {
  const careless = await checkServer((visit) => {
    const { email, password } = (visit.body ?? {}) as Record<string, unknown>;
    return visit.path === '/login' && typeof password === 'string'
      ? correctServer({ ...visit, body: { email, password: 'secret' } })
      : correctServer(visit);
  });
  expect(careless.out).toContain('auth-bad-token, answer 200, /password');
  expect(careless.code).toBe(1);
});

test('A login that refuses a wrong password is right.', async () => {
  expect((await checkServer(correctServer)).code).toBe(0);
});
