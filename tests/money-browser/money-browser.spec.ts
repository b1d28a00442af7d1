import { expect, test } from '@playwright/test';

import { runSchedule } from './schedule';
import { recordShown, shortenPolling } from './shown';

// `MONEY_BROWSER_SCHEDULES=500` plays them all; `MONEY_BROWSER_SEED=123` replays the one that failed.
const { MONEY_BROWSER_SCHEDULES: count = '16', MONEY_BROWSER_FIRST: first = '0', MONEY_BROWSER_SEED: only } = process.env;
const seeds = only === undefined ? Array.from({ length: Number(count) }, (_, index) => Number(first) + index) : [Number(only)];
/** Schedules that share a browser context. A failure ends no more than these. */
const BATCH = 8;
const TIMEOUT_PER_SCHEDULE_MS = 60_000;

const batches = Array.from({ length: Math.ceil(seeds.length / BATCH) }, (_, index) => seeds.slice(index * BATCH, (index + 1) * BATCH));

/** A code is shown again after a reload, and an alert moves when a modal closes. Their texts are unique. */
const isRepeatable = (label: string) => ['deposit', 'redeem', 'exclude'].includes(label);

// Without animations a page takes less of the machine.
test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

for (const batch of batches) {
  const range = `${batch[0] ?? 0} to ${batch.at(-1) ?? 0}`;
  test(`no money is lost, duplicated or reported wrongly in schedules ${range}`, async ({ context }) => {
    test.setTimeout(batch.length * TIMEOUT_PER_SCHEDULE_MS);
    await shortenPolling(context);
    const shown = await recordShown(context);
    for (const seed of batch) {
      const result = await runSchedule(context, shown, seed);
      const replay = `MONEY_BROWSER_SEED=${seed} (${result.name}: ${result.log.join('; ')}) ${result.faults.join('; ')}`;
      const replayed = (label: string) => `${label}, ${replay}`;
      if (seeds.length === 1)
        console.info(JSON.stringify({ ...result, keys: [...result.keys].map(([name, keys]) => [name, ...keys]) }, null, 1));

      // One key created one thing, and one press used at most one key.
      const created = new Map<string, Set<string>>();
      for (const { key, id, isOk, operation } of result.executed)
        if (isOk) created.set(`${operation} ${key}`, (created.get(`${operation} ${key}`) ?? new Set()).add(id));
      for (const [key, ids] of created) expect.soft([...ids], replayed(`one key, one effect: ${key}`)).toHaveLength(1);
      const keys = [...result.keys.values()].reduce((sum, { size }) => sum + size, 0);
      expect.soft(keys, replayed('keys')).toBeLessThanOrEqual(result.presses);

      // Each report is true, and each effect was reported unless its page was left meanwhile.
      for (const label of result.labels) {
        const effects = result.effects.filter((effect) => effect.startsWith(`${label} `));
        const texts = result.shown.filter((one) => one.label === label).map(({ text }) => text);
        const reports = isRepeatable(label) ? new Set(texts).size : texts.length;
        expect.soft(reports, replayed(`reports of ${label}: ${texts.join(' | ')}`)).toBeLessThanOrEqual(effects.length);
        if (result.leaves === 0) expect.soft(reports, replayed(`reports of ${label}: ${texts.join(' | ')}`)).toBe(effects.length);
      }
      expect.soft(result.pending, replayed('pending')).toEqual([]);
      expect.soft(result.facts.shown, replayed('the page and the server')).toEqual(result.facts.actual);
      expect.soft(result.transactions, replayed('the sum of the transactions')).toBe(result.balance);
      expect.soft(result.uncaught, replayed('uncaught errors')).toEqual([]);
      expect
        .soft(
          result.shown.filter(({ label }) => label === 'broken'),
          replayed('the page of a failed site'),
        )
        .toEqual([]);
      const { all, played, resolved } = result.durations;
      const counts = `${result.presses} presses, ${result.effects.length} effects, ${result.shown.length} texts`;
      console.info(`${seed} ${result.name}: ${all} ms (${played} played, ${resolved} resolved), ${counts}. ${result.log.join('; ')}`);
    }
  });
}
