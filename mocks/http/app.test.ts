import type { OperationId } from '@generated/operations';
import { operations } from '@generated/operations';
import { describe, expect, test } from 'vitest';

import { definitions, getOperation } from './contract';
import { createBrowserValidator } from './schema-validator-browser';
import { createNodeValidator } from './schema-validator-node';
import { accessTokenIn, testApp } from './app.fixture';
import { requestSetup } from './requests.fixture';

const ids = Object.keys(operations) as OperationId[];
const secured = ids.filter((id) => operations[id].secured);

describe.each([
  ['the compiling judge', createNodeValidator(definitions)],
  ['the interpreting judge', createBrowserValidator(definitions)],
])('under %s', (_, judge) => {
  test.each(ids)('%s returns a valid success for the example request (SPEC N10)', async (id) => {
    const { call, hub, logIn, reports, world } = testApp({ validator: judge });
    const token = await logIn();
    const answer = await call(id, { token, ...requestSetup[id]?.({ world, hub, token }) });
    expect(reports).toEqual([]);
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
    expect(operations[id].statuses).toContain(answer.status);
  });

  test('a response that breaks the contract becomes a 500 that describes the violation', async () => {
    const { call, reports } = testApp({
      validator: judge,
      handlers: { getIp: () => ({ status: 200, body: { userIP: 'nowhere' } }) },
    });
    const answer = await call('getIp');
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({ message: expect.stringMatching(/^The stand-in broke the contract: getIp 200 \/userIP: pattern/) });
    expect(reports).toHaveLength(1);
  });

  test('invalid fields are listed with their reasons, in Portuguese (SPEC B3)', async () => {
    const { call } = testApp({ validator: judge });
    const login = await call('login', { body: { email: '' } });
    expect(login).toMatchObject({
      status: 422,
      body: {
        message: 'Os dados enviados são inválidos.',
        errors: { email: ['O campo email é obrigatório.'], password: ['O campo password é obrigatório.'] },
      },
    });
    const games = await call('listGames', { query: 'page=0&per_page=61&sort=best&rtp_min=high' });
    expect(games).toMatchObject({
      status: 422,
      body: {
        errors: {
          page: ['O campo page deve ser no mínimo 1.'],
          per_page: ['O campo per_page deve ser no máximo 60.'],
          sort: ['O campo sort é inválido.'],
          rtp_min: ['O campo rtp_min é inválido.'],
        },
      },
    });
  });
});

test.each(secured)('%s requires a valid token', async (id) => {
  const { call } = testApp();
  const message = id === 'refreshToken' ? 'Token expirado ou inválido' : 'Unauthenticated.';
  for (const token of [undefined, 'made-up']) {
    expect(await call(id, { token })).toMatchObject({ status: 401, body: { message } });
  }
});

test('a refused token is explained in a header, because its text is fixed (SPEC L7)', async () => {
  const { call } = testApp();
  const { headers } = await call('getMe', { token: 'made-up' });
  expect(headers.get('WWW-Authenticate')).toMatch(/^Bearer error="invalid_token", error_description=".*reset or started anew, .*"$/);
  expect((await call('getMe')).headers.get('WWW-Authenticate')).toBeNull();
});

test('a page of another origin can read every header of the contract', async () => {
  const { send } = testApp();
  const { headers } = await send(new Request('http://stand-in.invalid/v2/platform', { headers: { Origin: 'http://other.invalid' } }));
  expect(headers.get('Access-Control-Allow-Origin')).toBe('http://other.invalid');
  const readable = ['Cache-Control', ...(headers.get('Access-Control-Expose-Headers') ?? '').split(',')];
  const documented = ids.flatMap((id) => [...getOperation(id).responses.values()].flatMap((one) => Object.keys(one.headers)));
  expect(new Set(documented).size).toBeGreaterThan(1);
  expect(readable).toEqual(expect.arrayContaining(documented));
});

test('a path outside the contract names the nearest calls, one within its prefixes answers as a backend', async () => {
  const { send } = testApp();
  const message = async (path: string) => (await send(new Request(`http://stand-in.invalid${path}`, { method: 'POST' }))).body;
  expect(await message('/broadcasting/auth')).toEqual({
    message: expect.stringMatching(/^There is no POST \/broadcasting\/auth\. Nearest of \d+: POST \/api\/broadcasting\/auth, /),
  });
  expect(await message('/api/nothing')).toEqual({ message: 'Não encontrado.' });
});

test('undocumented statuses, missing bodies and unexpected bodies are violations', async () => {
  // The cast bypasses the types, as a handler might.
  const broken = (answer: unknown) => testApp({ handlers: { logout: () => answer as { status: 204 } } });
  for (const [answer, words] of [
    [{ status: 418, body: {} }, 'is not a documented status'],
    [{ status: 200 }, 'has no body'],
    [{ status: 204, body: {} }, 'has a body'],
  ] as const) {
    const { call, logIn } = broken(answer);
    const { status, body } = await call('logout', { token: await logIn() });
    expect(status).toBe(500);
    expect(JSON.stringify(body)).toContain(words);
  }
});

test('a handler that throws gives a 500 and is reported', async () => {
  const { call, reports } = testApp({
    handlers: {
      getIp: () => {
        throw new Error('out of order');
      },
    },
  });
  expect(await call('getIp')).toMatchObject({ status: 500, body: { message: 'Ocorreu um erro tente novamente.' } });
  expect(reports.join()).toContain('out of order');
});

test('responses about a player are not cacheable (SPEC B5)', async () => {
  const { call, logIn } = testApp();
  const { headers } = await call('getMe', { token: await logIn() });
  expect(headers.get('Cache-Control')).toBe('no-store');
});

test('a response that is the same for everyone is cacheable at an edge, and its version follows the body (SPEC B5)', async () => {
  const { call, send, world } = testApp();
  const { headers } = await call('getSettings');
  expect(headers.get('Cache-Control')).toBe('public, s-maxage=60, stale-while-revalidate=600');
  const version = headers.get('ETag') ?? '';
  const again = () => send(new Request('http://stand-in.invalid/v2/settings/', { headers: { 'If-None-Match': version } }));
  expect((await again()).status).toBe(304);
  world.settings.general_site_title = 'Casa Verde';
  const changed = await again();
  expect(changed.status).toBe(200);
  expect(changed.headers.get('ETag')).not.toBe(version);
});

test('a body that is not JSON is rejected, and a missing one lacks its fields', async () => {
  const { call } = testApp();
  expect(await call('login', { body: '{"email":' })).toMatchObject({ status: 422, body: { errors: { body: [expect.any(String)] } } });
  expect(await call('login', { body: null })).toMatchObject({ status: 422, body: { errors: { password: [expect.any(String)] } } });
});

test('an invalid path parameter is a 404', async () => {
  const { get } = testApp();
  expect(await get('/v2/games/a.b')).toMatchObject({ status: 404 });
  expect(await get('/v2/nothing')).toMatchObject({ status: 404 });
});

test('an unsupported method is a 405 with the allowed ones', async () => {
  const { send } = testApp();
  const answer = await send(new Request('http://stand-in.invalid/v2/games', { method: 'DELETE' }));
  expect(answer.status).toBe(405);
  expect(answer.headers.get('Allow')).toBe('GET');
});

test.each([
  [0, 201],
  [1, 413],
])('a file of 10 MB and %i bytes gets a %i (SPEC B11)', async (more, status) => {
  const { send, logIn } = testApp();
  const body = new FormData();
  for (const [name, value] of [
    ['type', 'rg'],
    ['side', 'front'],
  ] as const)
    body.set(name, value);
  body.set('file', new File([new Uint8Array(10 * 1024 * 1024 + more)], 'rg.jpg', { type: 'image/jpeg' }));
  const headers = { Authorization: `Bearer ${await logIn()}` };
  const answer = await send(new Request('http://stand-in.invalid/api/user/documents', { method: 'POST', headers, body }));
  expect(answer.status).toBe(status);
});

test('a token is read from any response that has one', () => {
  expect(accessTokenIn({ access_token: 'a' })).toBe('a');
  expect(accessTokenIn({ error: 'no' })).toBe('');
});
