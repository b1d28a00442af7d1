import { describe, expect, test } from 'vitest';

import { gaps, errorStyles, page, advance, setUpTime, uncaught, waitUntil } from './page.fixture';

setUpTime();

const RECOVERY = 5000;
/** Attempts are rarer after one minute of outage. */
const LATE_RECOVERY = 8100;

type Page = ReturnType<typeof page>;

/** Three kinds of an unreachable server. */
const outages: [string, (page: Page) => void][] = [
  ['refuses every socket', ({ wire }) => (wire.line = 'refused')],
  ['never opens a socket', ({ wire }) => (wire.line = 'silent')],
  ['opens sockets and sends nothing', ({ hub }) => hub.setFaults({ drop: 'everything' })],
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
    const it = page(errorStyle, {}, false);
    await waitUntil(() => it.state() === 'failed');
    await advance(30_000);
    expect(it.wire.attempts).toEqual([]);
  });

  describe.each(outages)('a server that %s', (_, fail) => {
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
      [50_003, RECOVERY],
      [61_311, LATE_RECOVERY],
      [302_009, LATE_RECOVERY],
    ])('recovery after an outage of %i ms comes within %i ms of the server’s', async (outage, most) => {
      const it = page(errorStyle);
      await it.connected();
      fail(it);
      it.hub.cutAll();
      await advance(outage);
      comeBack(it);
      await it.connected(most);
    });

    test('gets at most ten attempts a minute after the first minute', async () => {
      const it = page(errorStyle);
      fail(it);
      await advance(60_000);
      for (let minute = 1; minute < 10; minute += 1) {
        const before = it.wire.attempts.length;
        await advance(60_000);
        expect(it.wire.attempts.length - before).toBeLessThanOrEqual(10);
      }
    });

    test('is retried soon when a stable connection is lost after a long outage', async () => {
      const it = page(errorStyle);
      fail(it);
      await advance(180_000);
      comeBack(it);
      await it.connected(LATE_RECOVERY);
      await advance(15_000);
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
    await it.connected(RECOVERY);
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
