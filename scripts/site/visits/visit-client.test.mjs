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

const sentHeader = async (address, init) => {
  await window.fetch(address, init);
  return sent.at(-1)?.headers.get('X-Mock-Scenario');
};

test('an API call gets the header of the visit and is otherwise unchanged', async () => {
  page.cookie = 'a=b; standin-visit=excluded:abc; c=d';
  expect(
    await sentHeader('http://localhost:5173/api/auth/login', { method: 'POST', body: 'text', headers: { A: 'b' }, credentials: 'omit' }),
  ).toBe('excluded:abc');
  const [request] = sent;
  expect([request?.method, await request?.text(), request?.headers.get('A'), request?.credentials]).toEqual(['POST', 'text', 'b', 'omit']);
});

test.each(['https://api.example/api/auth/me', 'http://localhost:5173/version.json', 'http://localhost:5173/__mock/state'])(
  '%s gets no header',
  async (address) => {
    page.cookie = 'standin-visit=excluded:abc';
    expect(await sentHeader(address)).toBeNull();
  },
);

test('an API call gets the header of the world', async () => {
  page.cookie = 'standin-world=mine';
  expect(await sentHeader('http://localhost:5173/api/auth/me')).toBeNull();
  expect(sent[0]?.headers.get('X-Stand-In-World')).toBe('mine');
});

test('a call without a visit gets no header, and an existing header stays', async () => {
  page.cookie = 'a=b';
  expect(await sentHeader('http://localhost:5173/v2/games')).toBeNull();
  page.cookie = 'standin-visit=excluded:abc';
  expect(await sentHeader('http://localhost:5173/v2/games', { headers: { 'X-Mock-Scenario': 'flaky' } })).toBe('flaky');
});

test('an aborted call is aborted', async () => {
  page.cookie = 'standin-visit=excluded:abc';
  const abort = new AbortController();
  await window.fetch(new Request('http://localhost:5173/v2/games'), { signal: abort.signal });
  abort.abort();
  expect(sent[0]?.signal.aborted).toBe(true);
});
