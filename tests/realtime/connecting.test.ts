import { describe, expect, test, vi } from 'vitest';

import { gaps, errorStyles, MAX_BACKOFF_MS, page, advance, setUpTime, uncaught, waitUntil } from './page.fixture';

setUpTime();

/** Time of recovery from a short outage. */
const RECOVERY = 5000;
/** Time of recovery after the longest backoff (SPEC T4). */
const LATE_RECOVERY = MAX_BACKOFF_MS + 2500;
/** Time of recovery after an attempt under way, which takes up to a minute (SPEC T3). */
const SLOW_RECOVERY = 60_000 + LATE_RECOVERY;

type Page = ReturnType<typeof page>;

/** Three kinds of an unreachable server, with the time until a page is connected again. */
const outages: [string, (page: Page) => void, number?][] = [
  ['refuses every socket', ({ wire }) => (wire.line = 'refused')],
  ['never opens a socket', ({ wire }) => (wire.line = 'silent'), SLOW_RECOVERY],
  ['opens sockets and sends nothing', ({ hub }) => hub.setFaults({ drop: 'everything' }), SLOW_RECOVERY],
];
const comeBack = ({ hub, wire }: Page) => {
  wire.line = 'up';
  hub.setFaults({});
};

describe.each(errorStyles)('%s', (errorStyle) => {
  test('a connection is first connecting, then connected (SPEC T2)', async () => {
    const it = page(errorStyle);
    await it.connected();
    expect(it.states).toEqual(['connecting', 'connected']);
    expect(it.hub.connections()).toHaveLength(1);
  });

  test('a page without WebSocket is failed and makes no attempt (SPEC T2)', async () => {
    const it = page(errorStyle, {}, { hasSockets: false });
    await waitUntil(() => it.state() === 'failed');
    await advance(30_000);
    expect(it.wire.attempts).toEqual([]);
  });

  describe.each(outages)('a server that %s', (_, fail, slow) => {
    test('makes the state unavailable after 10 s and not before (SPEC T2)', async () => {
      const it = page(errorStyle);
      fail(it);
      await advance(9900);
      expect(it.states).toEqual(['connecting']);
      await advance(200);
      expect(it.states).toEqual(['connecting', 'unavailable']);
      await advance(20_000);
      expect(it.state()).toBe('unavailable');
    });

    test.each([
      [7, RECOVERY],
      [50_003, LATE_RECOVERY],
      [61_311, LATE_RECOVERY],
      [302_009, LATE_RECOVERY],
    ])('recovery after an outage of %i ms comes within %i ms of the server’s, or after the attempt under way', async (outage, most) => {
      const it = page(errorStyle);
      await it.connected();
      fail(it);
      it.hub.cutAll();
      await advance(outage);
      comeBack(it);
      await it.connected(slow ?? most);
    });

    test('gets at most ten attempts a minute on average after the first minute', async () => {
      const it = page(errorStyle);
      fail(it);
      await advance(60_000);
      const before = it.wire.attempts.length;
      await advance(9 * 60_000);
      // Full jitter may put more of them into one minute.
      expect((it.wire.attempts.length - before) / 9).toBeLessThanOrEqual(10);
    });

    test('is retried soon when a stable connection is lost after a long outage', async () => {
      const it = page(errorStyle);
      fail(it);
      await advance(180_000);
      comeBack(it);
      await it.connected(slow ?? LATE_RECOVERY);
      await advance(31_000);
      const before = it.wire.attempts.length;
      it.hub.cutAll();
      await waitUntil(() => it.wire.attempts.length > before, 2100);
    });

    test('gets at most one attempt a second, and none goes to a host of the vendor', async () => {
      const it = page(errorStyle);
      fail(it);
      await advance(60_000);
      expect(Math.min(...gaps(it.wire))).toBeGreaterThanOrEqual(1000);
      expect(it.wire.attempts.every(({ url }) => new URL(url).host.startsWith('site.invalid'))).toBe(true);
    });
  });

  test('attempts take 15 s, 30 s and 60 s, with TLS 2 s after without (SPEC T3)', async () => {
    const it = page(errorStyle);
    await it.connected();
    it.wire.line = 'silent';
    it.hub.cutAll();
    await advance(300_000);
    const startsOf = (scheme: string) => it.wire.attempts.filter(({ url }) => url.startsWith(`${scheme}:`)).map(({ at }) => at);
    const lengths = startsOf('ws').map((at, index, all) => Math.round((at - (all[index - 1] ?? at)) / 1000));
    expect(lengths.join()).toMatch(/15,30,60,60/);
    const [withTls = 0] = startsOf('wss');
    expect(startsOf('ws').map((at) => Math.round((withTls - at) / 1000))).toContain(2);
  });

  test.each([
    [29 * 60_000, 'wss:'],
    [31 * 60_000, 'ws:'],
  ])('a transport that worked %i ms ago is tried first for 30 minutes: %s (SPEC T3)', async (age, scheme) => {
    const known = { timestamp: Date.now() - age, transport: 'wss', latency: 10, cacheSkipCount: 0 };
    localStorage.setItem('pusherTransportNonTLS', JSON.stringify(known));
    const it = page(errorStyle);
    await waitUntil(() => it.wire.attempts.length > 0);
    expect(new URL(it.wire.attempts[0]?.url ?? '').protocol).toBe(scheme);
  });

  test('neither statistics nor requests over HTTP are sent (SPEC T3)', async () => {
    const opened = vi.spyOn(XMLHttpRequest.prototype, 'open');
    const it = page(errorStyle);
    await it.connected();
    await advance(130_000);
    it.wire.line = 'refused';
    it.hub.cutAll();
    await advance(60_000);
    expect(opened.mock.calls).toEqual([]);
    expect(document.querySelectorAll('script')).toHaveLength(0);
  });

  test('a server that refuses without TLS is tried with TLS 2 s later, in every attempt (SPEC T3)', async () => {
    const it = page(errorStyle);
    it.wire.line = 'refused';
    await advance(200_000);
    const startsOf = (scheme: string) => it.wire.attempts.filter(({ url }) => url.startsWith(scheme)).map(({ at }) => at);
    const [withTls, without] = [startsOf('wss:'), startsOf('ws:')];
    expect(withTls.length).toBeGreaterThan(4);
    expect(withTls.map((at, index) => Math.round((at - (without[index] ?? 0)) / 100))).toEqual(withTls.map(() => 20));
  });

  test.each([
    ['a frame other than a handshake', '{"event":"hello","data":"{}"}'],
    ['a handshake without a timeout', '{"event":"pusher:connection_established","data":"{\\"socket_id\\":\\"1.2\\"}"}'],
    [
      'a handshake with a timeout of nothing',
      '{"event":"pusher:connection_established","data":"{\\"socket_id\\":\\"1.2\\",\\"activity_timeout\\":0}"}',
    ],
    [
      'a handshake with a timeout in words',
      '{"event":"pusher:connection_established","data":"{\\"socket_id\\":\\"1.2\\",\\"activity_timeout\\":\\"soon\\"}"}',
    ],
    ['a handshake without a socket id', '{"event":"pusher:connection_established","data":"{\\"activity_timeout\\":30}"}'],
    ['a handshake without data', '{"event":"pusher:connection_established"}'],
    ['an error without data', '{"event":"pusher:error"}'],
    ['a frame that is not JSON', 'HTTP/1.1 200 OK'],
  ])('%s at first: it is tried again, and no more often than once a second', async (_, first) => {
    const it = page(errorStyle);
    it.wire.toPage = () => first;
    await advance(20_000);
    expect(it.state()).toBe('unavailable');
    expect(it.wire.sent).toEqual([]);
    expect(Math.min(...gaps(it.wire))).toBeGreaterThanOrEqual(1000);
    it.wire.toPage = (text) => text;
    await it.connected(SLOW_RECOVERY);
    expect(uncaught).toEqual([]);
  });

  test('a closed connection stays closed, and reopening uses the same one', async () => {
    const it = page(errorStyle);
    await it.connected();
    it.connection.close();
    await advance(120_000);
    expect(it.hub.connections()).toEqual([]);
    expect(it.wire.attempts).toHaveLength(1);
    it.connection.open();
    await waitUntil(() => it.hub.connections().length === 1, 200);
    expect(it.pushers()).toBe(1);
  });

  test('an attempt starts at once when the network is back', async () => {
    const it = page(errorStyle);
    await it.connected();
    it.offline(true);
    it.wire.line = 'refused';
    it.hub.cutAll();
    await advance(60_000);
    const before = it.wire.attempts.length;
    await advance(30_000);
    expect(it.wire.attempts.length - before).toBeLessThanOrEqual(3);
    it.wire.line = 'up';
    it.offline(false);
    it.connection.retry();
    await it.connected(2500);
  });

  test('an attempt starts at once when the page is shown again after a long outage', async () => {
    const it = page(errorStyle);
    it.wire.line = 'refused';
    await advance(300_000);
    it.wire.line = 'up';
    it.connection.check();
    await it.connected(2500);
  });

  test('an attempt starts soon when the page is shown again just after one has failed', async () => {
    const it = page(errorStyle);
    it.wire.line = 'refused';
    await advance(100_000);
    // The mocked value is a limit of the backoff: every wait is the longest one.
    vi.spyOn(Math, 'random').mockReturnValue(0.999);
    const before = it.wire.attempts.length;
    await waitUntil(() => it.wire.attempts.length > before, 61_000);
    await advance(500);
    it.wire.line = 'up';
    it.connection.check();
    await it.connected(2500);
  });

  describe('a silent connection', () => {
    test('responds to the ping of the server', async () => {
      const it = page(errorStyle, { pingAfterMs: 5000, pongTimeoutMs: 1000, activityTimeoutSeconds: 120 });
      await it.connected();
      await advance(5500);
      expect(it.wire.sent.filter((text) => text.includes('pusher:pong'))).toHaveLength(1);
      await advance(10_000);
      expect(it.hub.connections()).toHaveLength(1);
      expect(it.wire.attempts).toHaveLength(1);
    });

    test('is pinged after the timeout of the handshake and stays open', async () => {
      const it = page(errorStyle, { activityTimeoutSeconds: 7 });
      await it.connected();
      await advance(7100);
      expect(it.wire.sent.filter((text) => text.includes('pusher:ping'))).toHaveLength(1);
      await advance(30_000);
      expect(it.wire.attempts).toHaveLength(1);
    });

    test('is pinged after 30 s at the latest, even if the handshake sets a longer timeout', async () => {
      const it = page(errorStyle, { activityTimeoutSeconds: 9999 });
      await it.connected();
      await advance(30_100);
      expect(it.wire.sent.filter((text) => text.includes('pusher:ping'))).toHaveLength(1);
    });

    test('is replaced if no response arrives within 10 s', async () => {
      const it = page(errorStyle, { activityTimeoutSeconds: 7 });
      await it.connected();
      it.hub.setFaults({ dropIncoming: true });
      await advance(16_500);
      expect(it.wire.attempts).toHaveLength(1);
      await advance(3000);
      expect(it.wire.attempts).toHaveLength(2);
      expect(it.state()).toBe('connected');
    });

    test('is replaced within 3 s after the page returns, but only if it is dead', async () => {
      const it = page(errorStyle);
      await it.connected();
      it.connection.check();
      await advance(5000);
      expect(it.wire.attempts).toHaveLength(1);
      it.hub.setFaults({ dropIncoming: true });
      it.connection.check();
      await advance(3200);
      expect(it.wire.attempts).toHaveLength(2);
      expect(it.state()).toBe('connected');
    });
  });
});
