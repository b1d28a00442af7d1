import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';

import { registerSession } from '../../src/api/session-port';
import { validateResponse } from '../../src/api/validate';

import { runSchedule } from './schedule';

// `MONEY_SCHEDULES=10000` runs them all; `MONEY_SEED=123` replays the one that failed.
const seeds =
  process.env.MONEY_SEED === undefined
    ? Array.from({ length: Number(process.env.MONEY_SCHEDULES ?? 300) }, (_, seed) => seed)
    : [Number(process.env.MONEY_SEED)];
const EACH = 2000;

// What judges the answers is loaded when it is first needed: before time is ours.
beforeAll(async () => {
  const data = { balance: 0, bonus: 0, locked: 0, withdrawable: 0, pending_withdraw: 0 };
  await validateResponse('GET', '/api/wallet', 200, { data });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

afterAll(() => registerSession(null));

test(
  `in ${seeds.length} schedules of clicks, losses, delays, lost connections, reloads and a second tab no money is lost and none doubled`,
  async () => {
    const seen = { presses: 0, made: 0, done: 0, 'not done': 0, refused: 0, unsent: 0, unknown: 0 };
    for (const seed of seeds) {
      const { made, presses, posted, executed, heard, open, balance, ledger, expected, reports } = await runSchedule(seed);
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
      const replay = `MONEY_SEED=${seed}`;
      const done = heard.filter(({ name, outcome }) => outcome === 'done' && !name.startsWith('cancel')).map(({ id }) => id);

      // Each thing made was told of once: none lost, and none told of that is not there.
      expect(done.toSorted(), replay).toEqual(made.toSorted());
      // One press, one request; under one key one thing.
      const unsent = heard.filter(({ outcome }) => outcome === 'unsent').length;
      expect(posted.length, replay).toBeLessThanOrEqual(presses - unsent);
      const keys = new Map<string, Set<string>>();
      for (const { key, id } of executed) if (id !== '') keys.set(key, (keys.get(key) ?? new Set()).add(id));
      for (const things of keys.values()) expect(things.size, replay).toBe(1);
      expect(open, replay).toEqual({ unknown: [], locks: [] });
      expect(balance, replay).toBe(expected);
      expect(ledger, replay).toBe(balance);
      expect(reports, replay).toEqual([]);

      seen.presses += presses;
      seen.made += made.length;
      for (const { outcome } of heard) seen[outcome] += 1;
    }
    console.info(seen);
  },
  Math.max(60_000, seeds.length * EACH),
);
