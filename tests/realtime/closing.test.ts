import { describe, expect, test, vi } from 'vitest';

import { gaps, errorStyles, expectBackoff, page, advance, setUpTime, waitUntil } from './page.fixture';

setUpTime();

/** Earliest and latest delay of the next attempt in ms, after an open connection ends with this code (SPEC T4). */
const closes: [number, number, number][] = [
  [1000, 1000, 2500],
  [1001, 1000, 2500],
  [1002, 1000, 2500],
  [1003, 1000, 2500],
  [1004, 1000, 2500],
  [1011, 1000, 2500],
  [3000, 1000, 2500],
  [4000, 0, 2500],
  [4100, 1000, 2500],
  [4199, 1000, 2500],
  [4200, 0, 100],
  [4201, 0, 100],
  [4299, 0, 100],
];
/** Earliest and latest delay after an attempt that is refused with this code. Two attempts are never less than a second apart. */
const refusals = closes
  .filter(([code]) => code > 4000)
  .map(([code, least, most]): [number, number, number] => (least === 0 ? [code, 1000, 2500] : [code, least, most]));
/** Codes after which only the player's own reload, login or return online starts an attempt (SPEC T4). */
const finalCodes = [4001, 4009, 4099, 4300, 4301];

describe.each(errorStyles)('%s', (errorStyle) => {
  test.each(closes)('a close with %i is followed by an attempt after %i to %i ms', async (code, least, most) => {
    const it = page(errorStyle);
    await it.connected();
    await advance(15_000);
    it.end(code);
    await waitUntil(() => it.wire.attempts.length === 2, most + 100);
    const [gap = 0] = gaps(it.wire);
    expect(gap - 15_000).toBeGreaterThanOrEqual(least);
    expect(gap - 15_000).toBeLessThanOrEqual(most + 20);
    expect(it.wire.attempts[1]?.url.startsWith(code === 4000 ? 'wss:' : 'ws:')).toBe(true);
  });

  test.each(refusals)('a refusal with %i is followed by an attempt after %i to %i ms, which connects', async (code, least, most) => {
    const it = page(errorStyle);
    it.hub.setFaults({ refuse: { code, message: 'No' } });
    await waitUntil(() => it.wire.attempts.length === 2, most + 100);
    it.hub.setFaults({});
    const [gap = 0] = gaps(it.wire);
    expect(gap).toBeGreaterThanOrEqual(least);
    expect(gap).toBeLessThanOrEqual(most + 20);
    await it.connected(6000);
  });

  test.each(finalCodes)('a close with %i is final: the state is failed, and no attempt follows', async (code) => {
    const it = page(errorStyle);
    await it.connected();
    await advance(15_000);
    it.end(code);
    await advance(600_000);
    expect(it.wire.attempts).toHaveLength(1);
    expect(it.state()).toBe('failed');
    it.connection.reopen();
    await it.connected(2100);
  });

  test.each(finalCodes)('an attempt that is refused with %i is the last one until the connection is reopened', async (code) => {
    const it = page(errorStyle);
    it.hub.setFaults({ refuse: { code, message: 'No' } });
    await advance(600_000);
    it.connection.retry();
    it.connection.check();
    await advance(60_000);
    expect(it.wire.attempts).toHaveLength(1);
    expect(it.state()).toBe('failed');
    it.hub.setFaults({});
    it.connection.reopen();
    await it.connected(2100);
  });

  test('repeated closes with 4200 cause one immediate attempt, then attempts with exponential backoff and jitter', async () => {
    const it = page(errorStyle);
    await it.connected();
    await advance(15_000);
    it.hub.setFaults({ refuse: { code: 4200, message: 'Again' } });
    it.end(4200);
    await advance(300_000);
    const [, ...waits] = gaps(it.wire);
    expect(waits.length).toBeGreaterThan(8);
    expect(waits.length).toBeLessThan(40);
    expectBackoff(waits);
    it.hub.setFaults({});
    await it.connected(61_000);
  });

  test('a server that accepts and then closes with 4200 gets at most one attempt a second', async () => {
    const it = page(errorStyle);
    it.hub.observe(({ kind }) => {
      if (kind === 'opened') setTimeout(() => it.end(4200), 20);
    });
    await advance(60_000);
    expect(Math.min(...gaps(it.wire))).toBeGreaterThanOrEqual(1000);
    expect(it.wire.attempts.length).toBeLessThanOrEqual(61);
  });

  test.each([4200, 4250, 4299])(
    'an established connection that ends with %i makes one attempt at once and none in the second after it',
    async (code) => {
      const it = page(errorStyle);
      await it.connected();
      await advance(15_000);
      it.hub.setFaults({ refuse: { code, message: 'Again' } });
      it.end(code);
      await advance(999);
      expect(it.wire.attempts).toHaveLength(2);
      expect(gaps(it.wire)[0]).toBeLessThanOrEqual(15_000 + 120);
      await advance(1500);
      expect(it.wire.attempts.length).toBeGreaterThanOrEqual(3);
      expect(Math.min(...gaps(it.wire).slice(1))).toBeGreaterThanOrEqual(1000);
    },
  );

  test('an attempt that is refused with 4200 is not repeated within a second', async () => {
    const it = page(errorStyle);
    it.hub.setFaults({ refuse: { code: 4200, message: 'Again' } });
    await advance(999);
    expect(it.wire.attempts).toHaveLength(1);
    await advance(1500);
    expect(it.wire.attempts.length).toBeGreaterThanOrEqual(2);
    expect(Math.min(...gaps(it.wire))).toBeGreaterThanOrEqual(1000);
  });

  test('an error frame gives its code to a connection that is cut right after it', async () => {
    const it = page(errorStyle);
    await it.connected();
    await advance(15_000);
    it.hub.sendRaw('{"event":"pusher:error","data":"{\\"code\\":4200,\\"message\\":\\"Again\\"}"}');
    it.hub.cutAll();
    await waitUntil(() => it.wire.attempts.length === 2, 100);
  });

  test('repeated refusals with 4100 cause attempts with exponential backoff and jitter', async () => {
    const it = page(errorStyle);
    it.hub.setFaults({ refuse: { code: 4100, message: 'Full' } });
    await advance(600_000);
    const [first = 0, ...waits] = gaps(it.wire);
    // The first wait follows the code (SPEC T4).
    expect(first).toBeGreaterThanOrEqual(1000);
    expect(first).toBeLessThanOrEqual(2100);
    expectBackoff(waits);
    // The sixth wait would be 60 s without jitter.
    expect(waits.length).toBeGreaterThan(12);
    expect(waits.length).toBeLessThan(60);
  });

  test('the backoff starts again after a connection of 30 s, and not after a shorter one', async () => {
    const it = page(errorStyle);
    it.hub.setFaults({ refuse: { code: 4100, message: 'Full' } });
    await advance(120_000);
    // The mocked value makes every wait the longest one.
    vi.spyOn(Math, 'random').mockReturnValue(0.999);
    const waitAfterConnectionOf = async (ms: number) => {
      it.hub.setFaults({});
      await it.connected(61_000);
      await advance(ms);
      const before = it.wire.attempts.length;
      it.end(4100);
      return waitUntil(() => it.wire.attempts.length > before, 61_000);
    };
    expect(await waitAfterConnectionOf(20_000)).toBeGreaterThan(30_000);
    expect(await waitAfterConnectionOf(30_100)).toBeLessThanOrEqual(2100);
  });

  test('a wait that the server asks for in an error frame is kept, even if the network improves', async () => {
    const it = page(errorStyle);
    it.hub.setFaults({ refuse: { code: 4100, message: 'Full', retryAfter: 40 } });
    await advance(20_000);
    it.hub.setFaults({});
    it.connection.retry();
    await it.connected(23_000);
    const [wait = 0] = gaps(it.wire);
    expect(wait).toBeGreaterThanOrEqual(41_000);
    expect(wait).toBeLessThanOrEqual(42_200);
  });

  test('a wait of a day that the server asks for is cut to five minutes', async () => {
    const it = page(errorStyle);
    it.hub.setFaults({ refuse: { code: 4100, message: 'Full', retryAfter: 86_400 } });
    await advance(1000);
    it.hub.setFaults({});
    await it.connected(302_500);
  });

  test('an error frame does not give its code to a close long after it', async () => {
    const it = page(errorStyle);
    await it.connected();
    it.hub.sendRaw('{"event":"pusher:error","data":"{\\"code\\":4009,\\"message\\":\\"No\\"}"}');
    await advance(5000);
    expect(it.state()).toBe('connected');
    it.wire.endWithoutCode();
    await waitUntil(() => it.wire.attempts.length === 2, 2500);
    expect(it.states).not.toContain('failed');
  });
});
