import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { text } from 'node:stream/consumers';

import { afterEach, describe, expect, it } from 'vitest';

import type { SiteSettings } from './settings';
import { visitMiddleware, withVisitClient } from './visit';

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
const NOBODY = { visit: 'maintenance:a1b2', scenario: 'maintenance', player: null, access_token: null, expires_in: null };

/** A site in front of a stand-in that gives one answer, and what the stand-in was asked. */
async function site(answer: object = PLAYING, status = 200, backend: SiteSettings['backend'] = 'http') {
  const asked: { request: IncomingMessage; body: string }[] = [];
  const standIn = await serve((request, response) => {
    void text(request).then((body) => {
      asked.push({ request, body });
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  const visit = visitMiddleware({ backend, behind: [{ path: '/__mock', server: standIn }] });
  const base = await serve((request, response) => visit(request, response, () => response.end('the page')));
  const go = (path: string, headers: Record<string, string> = {}) => fetch(base + path, { redirect: 'manual', headers });
  return { asked, go };
}

describe('a page that is asked for in a scenario', () => {
  it('sends the browser on to the same address with the cookies of visit and session', async () => {
    const { go, asked } = await site();
    const before = Date.now();
    const answer = await go('/user/withdraw?a=1%20b&__scenario=excluded&b=c+d&__player=usr_2', {
      Cookie: 'standin-visit=verified:zz',
      'User-Agent': 'Firefox',
    });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('Location')).toBe('/user/withdraw?a=1%20b&b=c+d');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const [visit, token, ends = ''] = answer.headers.getSetCookie();
    expect(visit).toBe('standin-visit=excluded:a1b2; Path=/; SameSite=Lax');
    expect(token).toBe('__Host-access_token=a.b%2Bc; Path=/; SameSite=None; Secure');
    const [, moment] = /^__Host-access_token_ends=(\d+); Path=\/; SameSite=None; Secure$/.exec(ends) ?? [];
    expect(Number(moment) - before).toBeGreaterThanOrEqual(3_600_000);
    expect(Number(moment) - Date.now()).toBeLessThanOrEqual(3_600_000);
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({ scenario: 'excluded', player: 'usr_2' });
    expect(asked[0]?.request.headers).toMatchObject({ cookie: 'standin-visit=verified:zz', 'user-agent': 'Firefox' });
    expect(asked[0]?.request.url).toBe('/__mock/visit');
  });

  it('asks for a player alone too, and leaves no question mark behind', async () => {
    const { go, asked } = await site();
    expect((await go('/?__player=none')).headers.get('Location')).toBe('/');
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({ player: 'none' });
  });

  it('ends the session of the browser where the visit is nobody’s', async () => {
    const { go } = await site(NOBODY);
    const cookies = (await go('/?__scenario=maintenance')).headers.getSetCookie();
    expect(cookies).toEqual([
      'standin-visit=maintenance:a1b2; Path=/; SameSite=Lax',
      '__Host-access_token=; Path=/; SameSite=None; Secure; Max-Age=0',
      '__Host-access_token_ends=; Path=/; SameSite=None; Secure; Max-Age=0',
    ]);
  });

  it('never leads to another host', async () => {
    const { go } = await site();
    // A reader of addresses takes a backslash for a slash, and two of them for the start of a host.
    for (const path of ['//evil.example/x', '/\\evil.example/x']) {
      expect((await go(`${path}?__scenario=excluded`)).headers.get('Location')).toBe('/evil.example/x');
    }
  });

  it('says what the stand-in has against it', async () => {
    const { go } = await site({ message: 'There is no such player.' }, 404);
    const answer = await go('/?__player=usr_99');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('There is no such player.');
  });

  it('says that the stand-in does not answer', async () => {
    const visit = visitMiddleware({ backend: 'http', behind: [{ path: '/__mock', server: 'http://127.0.0.1:1' }] });
    const base = await serve((request, response) => visit(request, response, () => response.end()));
    const answer = await fetch(`${base}/?__scenario=excluded`);
    expect(answer.status).toBe(502);
    expect(await answer.text()).toContain('did not begin a visit');
  });
});

describe('the page of a browser on a visit', () => {
  const PAGE = '<!doctype html><html><head><script src="/app.js"></script></head></html>';
  const asked = (cookie?: string) => ({ headers: { cookie } }) as IncomingMessage;

  it('has the script of visits before its own, and the site serves it', async () => {
    const html = withVisitClient(PAGE, { backend: 'http' }, asked('a=b; standin-visit=excluded:a1'));
    const [, first = ''] = /<script[^>]* src="([^"]+)"/.exec(html) ?? [];
    expect(html.replace(/<script[^>]*><\/script>/, '')).toBe(PAGE);
    const { go, asked: passedOn } = await site();
    const script = await go(first);
    expect(script.headers.get('Content-Type')).toContain('text/javascript');
    expect(await script.text()).toContain('X-Mock-Scenario');
    expect(passedOn).toEqual([]);
  });

  it('is any other page’s for a browser on none, and where another backend answers', () => {
    expect(withVisitClient(PAGE, { backend: 'http' }, asked())).toBe(PAGE);
    expect(withVisitClient(PAGE, { backend: 'http' }, asked('other-standin-visit=a'))).toBe(PAGE);
    expect(withVisitClient(PAGE, { backend: 'prism' }, asked('standin-visit=excluded:a1'))).toBe(PAGE);
  });
});

describe('everything else goes its way', () => {
  it.each(['/', '/user?__scenarios=excluded', '/assets/a.js?__scenario=excluded', '/api/auth/me?__scenario=excluded'])(
    '%s',
    async (path) => {
      const { go, asked } = await site();
      expect(await (await go(path)).text()).toBe('the page');
      expect(asked).toEqual([]);
    },
  );

  it.each([['prism'], ['worker'], [new URL('https://api.example')]] as const)('where %s answers', async (backend) => {
    const { go, asked } = await site(PLAYING, 200, backend);
    expect(await (await go('/?__scenario=excluded')).text()).toBe('the page');
    expect(asked).toEqual([]);
  });

  it('but not where a judge stands before the stand-in', async () => {
    const { go } = await site(PLAYING, 200, 'judged');
    expect((await go('/?__scenario=excluded')).status).toBe(302);
  });
});
