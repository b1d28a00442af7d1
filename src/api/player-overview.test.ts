import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createTestServer } from '../../mocks/node';

const NOTICES = '/api/notifications?per_page=20';
const RECENT = '/api/games/recent?per_page=12';
const FAVORITES = '/api/favorite-game/favorite';
const READS = [NOTICES, '/api/protection', '/api/legitimuzStatus', FAVORITES, RECENT];
const OVERVIEW = '/api/user/overview';

const backend = createTestServer();
let calls: string[];
/** Answers the overview instead of the stand-in. */
let answerOverview: (() => Promise<Response>) | undefined;
/** New page of a player, without the state of the last test. */
let page: {
  readonly call: (url: string, method?: string) => Promise<unknown>;
  readonly become: (email: string) => Promise<void>;
  readonly leave: () => void;
};

async function logIn(email: string): Promise<string> {
  const body = JSON.stringify({ email, login: email, password: 'palpite2026' });
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json' };
  const response = await backend.app.fetch(new Request('http://stand-in.invalid/api/auth/login', { method: 'POST', headers, body }));
  const { access_token: token }: { access_token: string } = await response.json();
  return token;
}

beforeEach(async () => {
  calls = [];
  answerOverview = undefined;
  backend.world.reset();
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    calls.push(`${request.method} ${pathname}${search}`);
    return pathname === OVERVIEW && answerOverview !== undefined ? answerOverview() : backend.app.fetch(request);
  });
  vi.resetModules();
  const { mutator } = await import('./mutator');
  const { setPlayerOverview } = await import('./overview-reads');
  const { registerSession } = await import('./session-port');
  page = {
    call: (url, method = 'GET') => mutator(url, { method }),
    become: async (email) => {
      const own = await logIn(email);
      registerSession({
        prepare: async () => own,
        renew: async () => null,
        expired: async () => null,
        isOwn: (token) => token === own,
        ipBlocked: () => undefined,
        userIp: () => null,
      });
    },
    leave: () => registerSession(null),
  };
  setPlayerOverview(true);
  await page.become('ana@exemplo.invalid');
});
afterEach(() => {
  page.leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("one request answers what a player's page reads first, as the calls themselves do (SPEC B19)", async () => {
  // The timer is fake, because a busy machine takes longer than a page waits.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const parts = await Promise.all(READS.map((url) => page.call(url)));
  expect(calls).toEqual([`GET ${OVERVIEW}`]);
  const answers = await Promise.all(READS.map((url) => page.call(url)));
  expect(calls.slice(1)).toEqual(READS.map((url) => `GET ${url}`));
  expect(parts).toEqual(answers);
});

test('a visitor and other calls do not ask for it', async () => {
  await page.call('/api/notifications?per_page=20&page=2');
  page.leave();
  await page.call(NOTICES).catch(() => undefined);
  expect(calls).toEqual(['GET /api/notifications?per_page=20&page=2', `GET ${NOTICES}`]);
});

test('after a 404 each call is made for the rest of the visit', async () => {
  answerOverview = async () => Response.json({ message: 'Not Found' }, { status: 404 });
  await Promise.all(READS.map((url) => page.call(url)));
  await page.become('bruno@exemplo.invalid');
  await page.call(NOTICES);
  expect(calls.toSorted()).toEqual([...READS.map((url) => `GET ${url}`), `GET ${NOTICES}`, `GET ${OVERVIEW}`].toSorted());
});

test.each([
  ['a failure', async () => Response.json({ message: 'Erro' }, { status: 500 })],
  ['an invalid part', async () => Response.json({ data: { protection: null } })],
  ['no response', () => Promise.reject(new TypeError('Failed to fetch'))],
])('after %s each call is made', async (_, answer) => {
  answerOverview = answer;
  await expect(page.call('/api/protection')).resolves.toMatchObject({ data: { limits: expect.anything() } });
  expect(calls).toEqual([`GET ${OVERVIEW}`, 'GET /api/protection']);
});

test('a slow overview does not hold up a page', async () => {
  vi.useFakeTimers();
  answerOverview = () => new Promise(() => undefined);
  const answer = page.call(RECENT);
  await vi.advanceTimersByTimeAsync(5000);
  await expect(answer).resolves.toMatchObject({ data: [] });
});

test('a part is not used after a call that can change it, and not later than 10 s', async () => {
  await page.call(NOTICES);
  await page.call('/api/favorite-game/favorite/1001/add', 'POST');
  await expect(page.call(FAVORITES)).resolves.toMatchObject({ data: [{ id: '1001' }] });
  vi.useFakeTimers({ now: Date.now() + 11_000, toFake: ['Date'] });
  await page.call(RECENT);
  expect(calls.slice(-2)).toEqual([`GET ${FAVORITES}`, `GET ${RECENT}`]);
});

test('another player does not get the parts of the last one', async () => {
  let release = (): void => undefined;
  answerOverview = async () => {
    await new Promise<void>((done) => (release = done));
    return Response.json({ data: {} });
  };
  const first = page.call(NOTICES);
  await vi.waitFor(() => expect(calls).toEqual([`GET ${OVERVIEW}`]));
  answerOverview = undefined;
  await page.become('bruno@exemplo.invalid');
  release();
  await Promise.all([first, page.call(RECENT)]);
  expect(calls.filter((call) => call === `GET ${OVERVIEW}`)).toHaveLength(2);
});
