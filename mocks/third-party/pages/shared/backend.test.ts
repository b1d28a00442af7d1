import { afterEach, describe, expect, it, vi } from 'vitest';

import { createLink } from '../../../../frames/shared/link';
import { to } from '../../bridge-messages';
import type { BackendServer } from './backend';
import { createBackend } from './backend';

const site = 'http://localhost:5273';

function open(helloReceived = Promise.resolve(), world: Omit<BackendServer, 'backend'> = {}) {
  const post = vi.fn();
  const channel = createLink({ app: 'game', to, siteOrigins: [site], origin: site, post });
  return {
    ...createBackend({ backend: 'http://localhost:4110', ...world }, helloReceived, channel),
    post,
    receive: channel.receive,
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the backend client', () => {
  it('fetches without cookies, with the page’s token and key', async () => {
    const fetch = vi.fn(async () => Response.json({ data: 1 }, { status: 201 }));
    vi.stubGlobal('fetch', fetch);
    const answer = await open().call({ method: 'POST', path: '/__mock/sports/bets', body: { a: 1 }, token: 't', key: 'k' });
    expect(answer).toEqual({ status: 201, body: { data: 1 } });
    const [address, init] = fetch.mock.calls.map((call: unknown[]) => call as [string, RequestInit])[0] ?? ['', {}];
    expect(address).toBe('http://localhost:4110/__mock/sports/bets');
    expect(init).toMatchObject({ method: 'POST', credentials: 'omit', body: '{"a":1}' });
    expect(Object.fromEntries(new Headers(init.headers))).toMatchObject({ authorization: 'Bearer t', 'idempotency-key': 'k' });
  });

  it('names the world of its page, and its visit if that has one of its own', async () => {
    const fetch = vi.fn(async () => Response.json({}));
    vi.stubGlobal('fetch', fetch);
    await open(undefined, { world: 'worker-1', visit: 'verified:a@own' }).call({ method: 'GET', path: '/__mock/games/1' });
    const [, init] = fetch.mock.calls.map((call: unknown[]) => call as [string, RequestInit])[0] ?? ['', {}];
    expect(new Headers(init.headers).get('X-Stand-In-World')).toBe('worker-1');
    expect(new Headers(init.headers).get('X-Mock-Scenario')).toBe('verified:a@own');
  });

  it('distinguishes a lost response from an error, and HTML from JSON', async () => {
    vi.stubGlobal(
      'fetch',
      vi
        .fn()
        .mockRejectedValueOnce(new TypeError('down'))
        .mockResolvedValueOnce(new Response('<html>', { status: 500 })),
    );
    const { call } = open();
    expect(await call({ method: 'GET', path: '/__mock/games/1' })).toEqual({ status: 0, body: null });
    expect(await call({ method: 'GET', path: '/__mock/games/1' })).toEqual({ status: 500, body: null });
  });

  it('waits for hello, and then uses the bridge if hello offers it', async () => {
    vi.stubGlobal('fetch', () => expect.unreachable('the bridge was not used'));
    let hello = () => {};
    const { call, useBridge, post, receive } = open(new Promise((resolve) => (hello = resolve)));
    const answer = call({ method: 'POST', path: '/__mock/games/gms_1/rounds', body: { amount: 100 }, key: 'k' });
    expect(post).not.toHaveBeenCalled();
    useBridge();
    hello();
    await vi.waitFor(() => expect(post).toHaveBeenCalled());
    const [request] = post.mock.calls[0] ?? [];
    expect(request).toMatchObject({
      type: 'bridge-request',
      method: 'POST',
      path: '/__mock/games/gms_1/rounds',
      body: { amount: 100 },
      key: 'k',
    });
    const reply = { v: 1, app: 'game', type: 'bridge-response', status: 200, body: { data: 7 } };
    receive({ origin: site, data: { ...reply, id: 'another' }, fromParent: true });
    receive({ origin: site, data: { ...reply, id: request.id }, fromParent: true });
    expect(await answer).toMatchObject({ status: 200, body: { data: 7 } });
  });

  it('returns status 0 if the bridge does not respond', async () => {
    vi.useFakeTimers();
    const { call, useBridge } = open();
    useBridge();
    const answer = call({ method: 'GET', path: '/__mock/games/gms_1' });
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await answer).toEqual({ status: 0, body: null });
  });
});
