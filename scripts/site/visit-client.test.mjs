import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** @type {Request[]} */
const sent = [];
const page = { cookie: '' };

beforeEach(async () => {
  sent.length = 0;
  const fetch = (input, init) => {
    sent.push(new Request(input, init));
    return Promise.resolve(new Response());
  };
  vi.stubGlobal('window', { fetch });
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { origin: 'http://localhost:5173' });
  vi.resetModules();
  await import('./visit-client.mjs');
});
afterEach(() => void vi.unstubAllGlobals());

const headerOf = async (address, init) => {
  await window.fetch(address, init);
  return sent.at(-1)?.headers.get('X-Mock-Scenario');
};

test('a call of the contract says which visit it belongs to, and is else as it was', async () => {
  page.cookie = 'a=b; standin-visit=excluded:abc; c=d';
  expect(
    await headerOf('http://localhost:5173/api/auth/login', { method: 'POST', body: 'text', headers: { A: 'b' }, credentials: 'omit' }),
  ).toBe('excluded:abc');
  const [request] = sent;
  expect([request?.method, await request?.text(), request?.headers.get('A'), request?.credentials]).toEqual(['POST', 'text', 'b', 'omit']);
});

test.each(['https://api.example/api/auth/me', 'http://localhost:5173/version.json', 'http://localhost:5173/__mock/state'])(
  '%s says nothing',
  async (address) => {
    page.cookie = 'standin-visit=excluded:abc';
    expect(await headerOf(address)).toBeNull();
  },
);

test('without a visit there is nothing to say, and what is said already stays', async () => {
  page.cookie = 'a=b';
  expect(await headerOf('http://localhost:5173/v2/games')).toBeNull();
  page.cookie = 'standin-visit=excluded:abc';
  expect(await headerOf('http://localhost:5173/v2/games', { headers: { 'X-Mock-Scenario': 'flaky' } })).toBe('flaky');
});

test('a call that is taken back is', async () => {
  page.cookie = 'standin-visit=excluded:abc';
  const abort = new AbortController();
  await window.fetch(new Request('http://localhost:5173/v2/games'), { signal: abort.signal });
  abort.abort();
  expect(sent[0]?.signal.aborted).toBe(true);
});
