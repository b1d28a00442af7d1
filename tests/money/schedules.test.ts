import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';

import { operations } from '../../generated/operations';
import { validators } from '../../generated/validators';
import { registerSession } from '../../src/api/session-port';
import { runSchedule } from './schedule';

// `MONEY_SCHEDULES=10000` runs all of them; `MONEY_SEED=123` replays a failure.
const seeds =
  process.env.MONEY_SEED === undefined
    ? Array.from({ length: Number(process.env.MONEY_SCHEDULES ?? 30) }, (_, seed) => seed + Number(process.env.MONEY_FIRST ?? 0))
    : [Number(process.env.MONEY_SEED)];
const TIMEOUT_PER_SCHEDULE_MS = 2000;

// Modules are loaded first, because fake timers do not wait for that.
beforeAll(async () => {
  const ids = Object.keys(operations) as (keyof typeof operations)[];
  const loads = ids.flatMap((id) => Object.values(validators[id]));
  await Promise.all([import('../../src/api/validate'), ...loads.map((load) => load?.())]);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

afterAll(() => registerSession(null));

const add = (totals: Map<string, number>, name: string, count = 1) => totals.set(name, (totals.get(name) ?? 0) + count);

test(
  `in ${seeds.length} schedules of faults and gestures no operation is lost, duplicated or reported wrongly`,
  async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const [pressed, outcomes, faults] = [new Map<string, number>(), new Map<string, number>(), new Map<string, number>()];
    for (const seed of seeds) {
      const result = await runSchedule(seed);
      vi.unstubAllGlobals();
      const replay = `MONEY_SEED=${seed}`;
      const done = result.shown.filter(({ outcome }) => outcome === 'done').map(({ effect }) => effect);

      if (seeds.length === 1)
        console.info(JSON.stringify({ shown: result.shown, executed: result.executed, faults: [...result.faults] }, null, 1));
      // Each effect is reported, and each report is true. Idempotent effects may be reported twice.
      const isState = (effect: string) => /^(activate|opt-in) /.test(effect);
      expect(done.filter((effect) => !isState(effect)).toSorted(), replay).toEqual(
        result.effects.filter((effect) => !isState(effect)).toSorted(),
      );
      expect(
        done.filter((effect) => isState(effect) && !result.effects.includes(effect)),
        replay,
      ).toEqual([]);
      const optIns = result.effects.filter((effect) => effect.startsWith('opt-in'));
      expect(
        optIns.filter((effect) => !done.includes(effect)),
        replay,
      ).toEqual([]);
      // A key creates one object.
      const created = new Map<string, Set<string>>();
      for (const { key, id } of result.executed) if (key !== '' && id !== '') created.set(key, (created.get(key) ?? new Set()).add(id));
      for (const [key, ids] of created) expect([...ids], `${replay} ${key}`).toHaveLength(1);
      expect(result.pending, replay).toEqual({ operations: [], locks: [] });
      expect(result.ledger, replay).toBe(result.balance);
      expect(result.reports, replay).toEqual([]);

      for (const [name, count] of result.pressed) add(pressed, name, count);
      for (const { outcome } of result.shown) add(outcomes, outcome);
      for (const [name, count] of result.faults) add(faults, name, count);
    }
    console.info(Object.fromEntries(pressed), Object.fromEntries(outcomes), `${faults.size} kinds of faults`);
  },
  Math.max(60_000, seeds.length * TIMEOUT_PER_SCHEDULE_MS),
);
