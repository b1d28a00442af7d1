import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { text } from 'node:stream/consumers';

import { afterEach, describe, expect, it } from 'vitest';

import type { SiteSettings } from '../settings';
import { visitMiddleware, withVisitClient } from './visit-middleware';

const running: Server[] = [];
afterEach(() => {
  for (const server of running.splice(0)) server.close().closeAllConnections();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  running.push(server);
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${String(typeof address === 'object' ? address?.port : '')}`;
}

const PLAYING = { visit: 'excluded:a1b2', scenario: 'excluded', player: { id: 'usr_9' }, access_token: 'a.b+c', expires_in: 3600 };
const VISITOR = { visit: 'maintenance:a1b2', scenario: 'maintenance', player: null, access_token: null, expires_in: null };

async function site(answer: object = PLAYING, status = 200, backend: SiteSettings['backend'] = 'http') {
  const requests: { request: IncomingMessage; body: string }[] = [];
  const standIn = await serve((request, response) => {
    void text(request).then((body) => {
      requests.push({ request, body });
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  const visit = visitMiddleware({ backend, proxies: [{ path: '/__mock', server: standIn }] });
  const base = await serve((request, response) => visit(request, response, () => response.end('the page')));
  const go = (path: string, headers: Record<string, string> = {}) => fetch(base + path, { redirect: 'manual', headers });
  return { requests, go };
}

describe('a page that is requested with a scenario', () => {
  it('redirects to the same URL and sets the cookies of visit and session (SPEC N6)', async () => {
    const { go, requests } = await site();
    const before = Date.now();
    const response = await go('/user/withdraw?a=1%20b&__scenario=excluded&b=c+d&__player=usr_2', {
      Cookie: 'standin-visit=verified:zz',
      'User-Agent': 'Firefox',
    });
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toBe('/user/withdraw?a=1%20b&b=c+d');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const [visit, token, ends = ''] = response.headers.getSetCookie();
    expect(visit).toBe('standin-visit=excluded:a1b2; Path=/; SameSite=Lax');
    expect(token).toBe('__Host-access_token=a.b%2Bc; Path=/; SameSite=None; Secure');
    const [, moment] = /^__Host-access_token_ends=(\d+); Path=\/; SameSite=None; Secure$/.exec(ends) ?? [];
    expect(Number(moment) - before).toBeGreaterThanOrEqual(3_600_000);
    expect(Number(moment) - Date.now()).toBeLessThanOrEqual(3_600_000);
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({ scenario: 'excluded', player: 'usr_2' });
    expect(requests[0]?.request.headers).toMatchObject({ cookie: 'standin-visit=verified:zz', 'user-agent': 'Firefox' });
    expect(requests[0]?.request.url).toBe('/__mock/visit');
  });

  it('asks for a world of its own with @own, and leaves it without', async () => {
    const { go, requests } = await site();
    const cookie = { Cookie: 'standin-visit=excluded:old@own' };
    for (const path of ['/?__scenario=excluded@own', '/?__scenario=excluded', '/?__player=usr_1']) await go(path, cookie);
    expect(requests.map(({ request, body }) => [request.headers['x-mock-scenario'], JSON.parse(body)])).toEqual([
      [expect.stringMatching(/^excluded:[a-z0-9]{10}@own$/), {}],
      ['none', { scenario: 'excluded' }],
      [undefined, { player: 'usr_1' }],
    ]);
  });

  it('accepts a player without a scenario, and removes the question mark', async () => {
    const { go, requests } = await site();
    expect((await go('/?__player=none')).headers.get('Location')).toBe('/');
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({ player: 'none' });
  });

  it('starts the visit in the world of the request', async () => {
    const { go, requests } = await site();
    await go('/?__player=none', { 'X-Stand-In-World': 'worker-1' });
    expect(requests[0]?.request.headers['x-stand-in-world']).toBe('worker-1');
  });

  it('ends the session of the browser if the visit has no player', async () => {
    const { go } = await site(VISITOR);
    const cookies = (await go('/?__scenario=maintenance')).headers.getSetCookie();
    expect(cookies).toEqual([
      'standin-visit=maintenance:a1b2; Path=/; SameSite=Lax',
      '__Host-access_token=; Path=/; SameSite=None; Secure; Max-Age=0',
      '__Host-access_token_ends=; Path=/; SameSite=None; Secure; Max-Age=0',
    ]);
  });

  it('never redirects to another host', async () => {
    const { go } = await site();
    // Parsers read a backslash as a slash, and two as the start of a host.
    for (const path of ['//evil.example/x', '/\\evil.example/x']) {
      expect((await go(`${path}?__scenario=excluded`)).headers.get('Location')).toBe('/evil.example/x');
    }
  });

  it('passes on an error of the stand-in', async () => {
    const { go } = await site({ message: 'There is no such player.' }, 404);
    const response = await go('/?__player=usr_99');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('There is no such player.');
  });

  it('reports a stand-in that does not respond', async () => {
    const visit = visitMiddleware({ backend: 'http', proxies: [{ path: '/__mock', server: 'http://127.0.0.1:1' }] });
    const base = await serve((request, response) => visit(request, response, () => response.end()));
    const response = await fetch(`${base}/?__scenario=excluded`);
    expect(response.status).toBe(502);
    expect(await response.text()).toContain('did not start a visit');
  });
});

describe('the page of a browser on a visit', () => {
  const PAGE = '<!doctype html><html><head><script src="/app.js"></script></head></html>';
  const requests = (cookie?: string, headers: Record<string, string> = {}) => ({ headers: { cookie, ...headers } }) as IncomingMessage;

  it('has the client script of visits first, and the site serves it', async () => {
    const html = withVisitClient(PAGE, { backend: 'http' }, requests('a=b; standin-visit=excluded:a1'));
    const [, first = ''] = /<script[^>]* src="([^"]+)"/.exec(html) ?? [];
    expect(html.replace(/<script[^>]*><\/script>/, '')).toBe(PAGE);
    expect(html, 'it would run after the head, which asks for the player').not.toMatch(/<script[^>]*(module|async|defer)/);
    const { go, requests: forwarded } = await site();
    const script = await go(first);
    expect(script.headers.get('Content-Type')).toContain('text/javascript');
    expect(await script.text()).toContain('X-Mock-Scenario');
    expect(forwarded).toEqual([]);
  });

  it('has the client script in another world, unless the browser names it in a header', () => {
    expect(withVisitClient(PAGE, { backend: 'http' }, requests('standin-world=mine'))).toContain('visit-client');
    const named = requests('standin-world=mine', { 'x-stand-in-world': 'mine' });
    expect(withVisitClient(PAGE, { backend: 'http' }, named)).toBe(PAGE);
  });

  it('is unchanged without a visit and with another backend', () => {
    expect(withVisitClient(PAGE, { backend: 'http' }, requests())).toBe(PAGE);
    expect(withVisitClient(PAGE, { backend: 'http' }, requests('other-standin-visit=a'))).toBe(PAGE);
    expect(withVisitClient(PAGE, { backend: 'prism' }, requests('standin-visit=excluded:a1'))).toBe(PAGE);
  });
});

describe('the middleware ignores', () => {
  it.each(['/', '/user?__scenarios=excluded', '/assets/a.js?__scenario=excluded', '/api/auth/me?__scenario=excluded'])(
    '%s',
    async (path) => {
      const { go, requests } = await site();
      expect(await (await go(path)).text()).toBe('the page');
      expect(requests).toEqual([]);
    },
  );

  it.each([['prism'], ['worker'], [new URL('https://api.example')]] as const)('the backend %s', async (backend) => {
    const { go, requests } = await site(PLAYING, 200, backend);
    expect(await (await go('/?__scenario=excluded')).text()).toBe('the page');
    expect(requests).toEqual([]);
  });

  it('nothing if Prism validates the stand-in', async () => {
    const { go } = await site(PLAYING, 200, 'judged');
    expect((await go('/?__scenario=excluded')).status).toBe(302);
  });
});
