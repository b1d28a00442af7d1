// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { routes } from '@generated/routes';

import { isRefresh, respondWithRefresh } from './refresh';
import { SITE } from './worker.fixture';

const sent = vi.fn<(request: Request) => Promise<Response>>();
const messages: unknown[] = [];
const refresh = (path = '/api/auth/refresh', method = 'POST') =>
  new Request(SITE + path, { method, headers: { Authorization: 'Bearer old', Accept: 'application/json' } });

beforeEach(() => {
  messages.length = 0;
  vi.stubGlobal('fetch', sent);
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor(readonly name: string) {}
      postMessage(message: unknown): void {
        messages.push([this.name, message]);
      }
      close(): void {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

/** Returns the page's response, once the worker has nothing left to do. */
async function respond(): Promise<Response> {
  const work: Promise<unknown>[] = [];
  const response = await respondWithRefresh({ request: refresh(), waitUntil: (part) => void work.push(part) });
  await Promise.all(work);
  return response;
}

test.each([
  ['the refresh of the site’s own backend', refresh(), true],
  ['another call', refresh('/api/auth/logout'), false],
  ['a preflight', refresh('/api/auth/refresh', 'OPTIONS'), false],
  ['the backend of another origin', new Request('https://api.example/api/auth/refresh', { method: 'POST' }), false],
])('%s is sent by the worker: %s', (_, request, is) => {
  expect(isRefresh(request, SITE)).toBe(is);
});

test('the path is that of the contract', () => {
  expect(routes).toHaveProperty(['POST /api/auth/refresh']);
});

test('the page receives the response, and the other tabs the token', async () => {
  sent.mockResolvedValue(Response.json({ access_token: 'new', expires_in: 3600 }));
  expect(await (await respond()).json()).toEqual({ access_token: 'new', expires_in: 3600 });
  expect(messages).toEqual([['session', { name: 'refreshed', used: 'old', value: 'new', expiresIn: 3600 }]]);
  const [request] = sent.mock.lastCall ?? [];
  expect([request?.method, request?.headers.get('Authorization'), request?.credentials, request?.redirect]).toEqual([
    'POST',
    'Bearer old',
    'omit',
    'manual',
  ]);
});

test.each([
  ['a rejection', () => Promise.resolve(Response.json({ message: 'Unauthenticated.' }, { status: 401 })), 401],
  ['a body without JSON', () => Promise.resolve(new Response('<h1>Portal</h1>')), 200],
])('%s reaches the page alone', async (_, answer, status) => {
  sent.mockImplementation(answer);
  expect((await respond()).status).toBe(status);
  expect(messages).toEqual([]);
});

test('without a response the page has the same error as without a worker', async () => {
  sent.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(respond()).rejects.toThrow('Failed to fetch');
});
