import { describe, expect, test } from 'vitest';

import { gaps, manners, page, pass, setUpTime, uncaught, until } from './world';

setUpTime();

const RECOVERY = 5000;
/** After a minute of outage attempts are rarer. */
const LATE_RECOVERY = 8100;

type Page = ReturnType<typeof page>;

/** Nobody listens, nothing comes back, a socket opens and says nothing: three ways of a server to be gone. */
const outages: [string, (page: Page) => void][] = [
  ['refuses every socket', ({ wire }) => (wire.line = 'refused')],
  ['answers nothing', ({ wire }) => (wire.line = 'silent')],
  ['opens sockets and says nothing', ({ hub }) => hub.setFaults({ drop: 'everything' })],
];
const comeBack = ({ hub, wire }: Page) => {
  wire.line = 'up';
  hub.setFaults({});
};

describe.each(manners)('%s', (manner) => {
  test('the states of a connection: connecting, connected', async () => {
    const it = page(manner);
    await it.connected();
    expect(it.states).toEqual(['connecting', 'connected']);
    expect(it.hub.connections()).toHaveLength(1);
  });

  test('a page without WebSocket has failed, and tries nothing', async () => {
    const it = page(manner, {}, false);
    await until(() => it.state() === 'failed');
    await pass(30_000);
    expect(it.wire.attempts).toEqual([]);
  });

  describe.each(outages)('a server that %s', (_, fail) => {
    test('is unavailable after 10 s, and not called so before', async () => {
      const it = page(manner);
      fail(it);
      await pass(9900);
      expect(it.states).toEqual(['connecting']);
      await pass(200);
      expect(it.states).toEqual(['connecting', 'unavailable']);
      await pass(20_000);
      expect(it.state()).toBe('unavailable');
    });

    test.each([
      [7, RECOVERY],
      [50_003, RECOVERY],
      [61_311, LATE_RECOVERY],
      [302_009, LATE_RECOVERY],
    ])('recovery after an outage of %i ms comes within %i ms of the server’s', async (outage, most) => {
      const it = page(manner);
      await it.connected();
      fail(it);
      it.hub.cutAll();
      await pass(outage);
      comeBack(it);
      await it.connected(most);
    });

    test('gets at most ten attempts a minute after the first minute', async () => {
      const it = page(manner);
      fail(it);
      await pass(60_000);
      for (let minute = 1; minute < 10; minute += 1) {
        const before = it.wire.attempts.length;
        await pass(60_000);
        expect(it.wire.attempts.length - before).toBeLessThanOrEqual(10);
      }
    });

    test('is tried again soon when a good connection is lost after a long outage', async () => {
      const it = page(manner);
      fail(it);
      await pass(180_000);
      comeBack(it);
      await it.connected(LATE_RECOVERY);
      await pass(15_000);
      const before = it.wire.attempts.length;
      it.hub.cutAll();
      await until(() => it.wire.attempts.length > before, 2100);
    });

    test('gets at most one attempt a second, and never one at the vendor', async () => {
      const it = page(manner);
      fail(it);
      await pass(60_000);
      expect(Math.min(...gaps(it.wire))).toBeGreaterThanOrEqual(1000);
      expect(it.wire.attempts.every(({ url }) => new URL(url).host.startsWith('site.invalid'))).toBe(true);
    });
  });

  test.each([
    ['another frame than a handshake', '{"event":"hello","data":"{}"}'],
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
    ['no JSON', 'HTTP/1.1 200 OK'],
  ])('%s at first: it is tried again, and no more often than once a second', async (_, first) => {
    const it = page(manner);
    it.wire.toPage = () => first;
    await pass(20_000);
    expect(it.state()).toBe('unavailable');
    expect(it.wire.sent).toEqual([]);
    expect(Math.min(...gaps(it.wire))).toBeGreaterThanOrEqual(1000);
    it.wire.toPage = (text) => text;
    await it.connected(RECOVERY);
    expect(uncaught).toEqual([]);
  });

  test('a closed connection stays closed, and is the same one when it is opened again', async () => {
    const it = page(manner);
    await it.connected();
    it.connection.close();
    await pass(120_000);
    expect(it.hub.connections()).toEqual([]);
    expect(it.wire.attempts).toHaveLength(1);
    it.connection.open();
    await until(() => it.hub.connections().length === 1, 200);
    expect(it.pushers()).toBe(1);
  });

  test('a network that is back is used at once', async () => {
    const it = page(manner);
    await it.connected();
    it.offline(true);
    it.wire.line = 'refused';
    it.hub.cutAll();
    await pass(60_000);
    const before = it.wire.attempts.length;
    await pass(30_000);
    expect(it.wire.attempts.length - before).toBeLessThanOrEqual(3);
    it.wire.line = 'up';
    it.offline(false);
    it.connection.retry();
    await it.connected(2500);
  });

  describe('while it is silent', () => {
    test('the server’s ping is answered', async () => {
      const it = page(manner, { pingAfterMs: 5000, pongTimeoutMs: 1000, activityTimeoutSeconds: 120 });
      await it.connected();
      await pass(5500);
      expect(it.wire.sent.filter((text) => text.includes('pusher:pong'))).toHaveLength(1);
      await pass(10_000);
      expect(it.hub.connections()).toHaveLength(1);
      expect(it.wire.attempts).toHaveLength(1);
    });

    test('it is asked for a sign of life after the time that the handshake gives, and lives on', async () => {
      const it = page(manner, { activityTimeoutSeconds: 7 });
      await it.connected();
      await pass(7100);
      expect(it.wire.sent.filter((text) => text.includes('pusher:ping'))).toHaveLength(1);
      await pass(30_000);
      expect(it.wire.attempts).toHaveLength(1);
    });

    test('it is asked after 30 s at the latest, whatever the handshake says', async () => {
      const it = page(manner, { activityTimeoutSeconds: 9999 });
      await it.connected();
      await pass(30_100);
      expect(it.wire.sent.filter((text) => text.includes('pusher:ping'))).toHaveLength(1);
    });

    test('without a sign of life within 10 s it is made anew', async () => {
      const it = page(manner, { activityTimeoutSeconds: 7 });
      await it.connected();
      it.hub.setFaults({ dropIncoming: true });
      await pass(16_500);
      expect(it.wire.attempts).toHaveLength(1);
      await pass(3000);
      expect(it.wire.attempts).toHaveLength(2);
      expect(it.state()).toBe('connected');
    });

    test('a page that returns finds a dead connection out within 3 s, and leaves a living one alone', async () => {
      const it = page(manner);
      await it.connected();
      it.connection.check();
      await pass(5000);
      expect(it.wire.attempts).toHaveLength(1);
      it.hub.setFaults({ dropIncoming: true });
      it.connection.check();
      await pass(3200);
      expect(it.wire.attempts).toHaveLength(2);
      expect(it.state()).toBe('connected');
    });
  });
});
