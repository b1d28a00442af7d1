import { test } from '@playwright/test';

import { expectSound } from './expect-sound';
import { runSchedule } from './schedule';
import { recordShown, shortenPolling } from './shown';

// `MONEY_BROWSER_SCHEDULES=500` plays all; `MONEY_BROWSER_SEED=123` replays one.
const { MONEY_BROWSER_SCHEDULES: count = '8', MONEY_BROWSER_FIRST: first = '0', MONEY_BROWSER_SEED: only } = process.env;
const seeds = only === undefined ? Array.from({ length: Number(count) }, (_, index) => Number(first) + index) : [Number(only)];
/** Number of schedules per browser context. Workers share batches. */
const BATCH = 4;
const TIMEOUT_PER_SCHEDULE_MS = 240_000;

const batches = Array.from({ length: Math.ceil(seeds.length / BATCH) }, (_, index) => seeds.slice(index * BATCH, (index + 1) * BATCH));

// These options save CPU.
test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

for (const batch of batches) {
  test(`no money is lost, duplicated or reported wrongly in schedules ${batch[0] ?? 0} to ${batch.at(-1) ?? 0}`, async ({ context }) => {
    test.setTimeout(batch.length * TIMEOUT_PER_SCHEDULE_MS);
    await shortenPolling(context);
    const shown = await recordShown(context);
    for (const seed of batch) {
      const result = await runSchedule(context, shown, seed);
      if (only !== undefined) console.info(JSON.stringify(result, null, 1));
      const { name, duration, presses, effects, faults } = result;
      console.info(`${seed} ${name}: ${duration} ms, ${presses} presses, ${faults.length} faults, ${effects.length} effects`);
      expectSound(result);
    }
  });
}
