import { afterEach, expect, test, vi } from 'vitest';

import { testApp } from './http/app.fixture';
import { beginPageVisit } from './page-visit';

/** Creates a fake page at a URL and records the cookies written. */
function pageAt(path: string) {
  const cookies: string[] = [];
  const shown = { href: `http://localhost:5173${path}` };
  const page = {
    location: shown,
    history: {
      state: { kept: true },
      replaceState(_: unknown, __: string, url?: string | URL | null) {
        shown.href = String(url);
      },
    },
    document: {
      get cookie() {
        return '';
      },
      set cookie(text: string) {
        cookies.push(text);
      },
    },
  };
  return { page, cookies, shown };
}

afterEach(() => void vi.restoreAllMocks());

test('a page with a scenario in its URL starts a visit and cleans its URL', async () => {
  const { app, world } = testApp();
  const { page, cookies, shown } = pageAt('/user?a=1&__scenario=excluded#top');
  await beginPageVisit((request) => app.fetch(request), page);
  expect(shown.href).toBe('http://localhost:5173/user?a=1#top');
  const [visit, token, ends = ''] = cookies;
  expect(visit).toMatch(/^standin-visit=excluded:[a-z0-9]+; Path=\/; SameSite=Lax$/);
  const [session] = world.sessions.all();
  expect(token).toBe(`__Host-access_token=${session?.token ?? ''}; Path=/; SameSite=None; Secure`);
  expect(ends).toMatch(/^__Host-access_token_ends=\d{13}; Path=\/; SameSite=None; Secure$/);
});

test('a tab has a world of its own, also if the URL asks for one', async () => {
  const { app } = testApp();
  const { page, cookies } = pageAt('/?__scenario=excluded@own');
  await beginPageVisit((request) => app.fetch(request), page);
  expect(cookies[0]).toMatch(/^standin-visit=excluded:[a-z0-9]+; /);
});

test('a visit without a player ends the page’s session', async () => {
  const { app } = testApp();
  const { page, cookies } = pageAt('/?__scenario=excluded&__player=none');
  await beginPageVisit((request) => app.fetch(request), page);
  expect(cookies.slice(1)).toEqual([
    '__Host-access_token=; Path=/; SameSite=None; Secure; Max-Age=0',
    '__Host-access_token_ends=; Path=/; SameSite=None; Secure; Max-Age=0',
  ]);
});

test('a page without a scenario is left alone', async () => {
  const { page, cookies, shown } = pageAt('/user?a=1');
  await beginPageVisit(() => Promise.reject(new Error('nobody is to be asked')), page);
  expect([cookies, shown.href]).toEqual([[], 'http://localhost:5173/user?a=1']);
});

test('an unknown scenario is logged to the console', async () => {
  const { app } = testApp();
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { page, cookies } = pageAt('/?__scenario=nothing');
  await beginPageVisit((request) => app.fetch(request), page);
  expect(cookies).toEqual([]);
  expect(told).toHaveBeenCalledWith(expect.stringContaining('began no visit'));
});
