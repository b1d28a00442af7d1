import { describe, expect, test } from 'vitest';

import { gaps, errorStyles, page, advance, setUpTime, waitUntil } from './page.fixture';

setUpTime();

/** Earliest and latest delay of the next attempt in ms, after an open connection ends with this code (SPEC T4). */
const closes: [number, number, number][] = [
  [1000, 1000, 2500],
  [1001, 1000, 2500],
  [1002, 1000, 2500],
  [1003, 1000, 2500],
  [1011, 1000, 2500],
  [3000, 1000, 2500],
  [4000, 0, 2500],
  [4001, 2500, 5000],
  [4009, 2500, 5000],
  [4099, 2500, 5000],
  [4100, 1000, 2500],
  [4199, 1000, 2500],
  [4200, 0, 100],
  [4201, 0, 100],
  [4299, 0, 100],
  [4300, 2500, 5000],
  [4301, 2500, 5000],
];
/** The same for an attempt that is refused with this code. Two attempts are never less than a second apart. */
const refusals = closes
  .filter(([code]) => code > 4000)
  .map(([code, least, most]): [number, number, number] => (least === 0 ? [code, 1000, 2500] : [code, least, most]));
const isRefusal = (least: number) => least === 2500;

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
    expect(it.states.includes('disconnected')).toBe(isRefusal(least));
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
    expect(it.states.includes('disconnected')).toBe(isRefusal(least));
  });

  test.each([4001, 4009, 4300])('after %i attempts never stop, but their delay grows', async (code) => {
    const it = page(errorStyle);
    it.hub.setFaults({ refuse: { code, message: 'No' } });
    await advance(600_000);
    const waits = gaps(it.wire);
    expect(waits.length).toBeGreaterThan(6);
    expect(waits.length).toBeLessThan(15);
    expect(Math.max(...waits)).toBeLessThanOrEqual(120_100);
    expect(waits.slice(0, 4).every((wait, index) => wait >= 2500 * 2 ** index && wait <= 5000 * 2 ** index + 100)).toBe(true);
    it.hub.setFaults({});
    await it.connected(120_100);
    await advance(15_000);
    const before = it.wire.attempts.length;
    it.end(code);
    await waitUntil(() => it.wire.attempts.length > before, 5100);
  });

  test('a refused page retries at once when the network or session improves', async () => {
    const it = page(errorStyle);
    it.hub.setFaults({ refuse: { code: 4009, message: 'No' } });
    await advance(100_000);
    it.hub.setFaults({});
    it.connection.retry();
    await it.connected(2100);
  });

  test('repeated closes with 4200 cause one immediate attempt, then at most one a second, with jitter', async () => {
    const it = page(errorStyle);
    await it.connected();
    await advance(15_000);
    it.hub.setFaults({ refuse: { code: 4200, message: 'Again' } });
    it.end(4200);
    await advance(60_000);
    const [, first = 0, ...further] = gaps(it.wire);
    expect(first).toBeGreaterThanOrEqual(1000);
    expect(Math.min(...further)).toBeGreaterThanOrEqual(1000);
    expect(further.length).toBeGreaterThan(25);
    expect(new Set(further).size).toBeGreaterThan(10);
    it.hub.setFaults({});
    await it.connected(5000);
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
      expect(it.wire.attempts).toHaveLength(3);
    },
  );

  test('an attempt that is refused with 4200 is not repeated within a second', async () => {
    const it = page(errorStyle);
    it.hub.setFaults({ refuse: { code: 4200, message: 'Again' } });
    await advance(999);
    expect(it.wire.attempts).toHaveLength(1);
    await advance(1500);
    expect(it.wire.attempts).toHaveLength(2);
  });

  test('an error frame gives its code to a connection that is cut right after it', async () => {
    const it = page(errorStyle);
    await it.connected();
    await advance(15_000);
    it.hub.sendRaw('{"event":"pusher:error","data":"{\\"code\\":4200,\\"message\\":\\"Again\\"}"}');
    it.hub.cutAll();
    await waitUntil(() => it.wire.attempts.length === 2, 100);
  });

  test.each([4100, 4200])(
    'a server that refuses with %i for ever gets at most ten attempts a minute after the first minute',
    async (code) => {
      const it = page(errorStyle);
      it.hub.setFaults({ refuse: { code, message: 'No' } });
      await advance(60_000);
      for (let minute = 1; minute < 6; minute += 1) {
        const before = it.wire.attempts.length;
        await advance(60_000);
        expect(it.wire.attempts.length - before).toBeLessThanOrEqual(10);
      }
    },
  );

  test('repeated closes with 4100 cause attempts with jitter, never two within a second', async () => {
    const it = page(errorStyle);
    it.hub.setFaults({ refuse: { code: 4100, message: 'Full' } });
    await advance(60_000);
    const waits = gaps(it.wire);
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(1000);
    expect(waits.length).toBeGreaterThan(25);
    expect(new Set(waits).size).toBeGreaterThan(10);
  });

  test('an error frame does not give its code to a close long after it', async () => {
    const it = page(errorStyle);
    await it.connected();
    it.hub.sendRaw('{"event":"pusher:error","data":"{\\"code\\":4009,\\"message\\":\\"No\\"}"}');
    await advance(5000);
    expect(it.state()).toBe('connected');
    it.wire.endWithoutCode();
    await waitUntil(() => it.wire.attempts.length === 2, 2500);
    expect(it.states).not.toContain('disconnected');
  });
});
