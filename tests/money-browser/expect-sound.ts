import { expect } from '@playwright/test';

import type { ScheduleResult } from './schedule';
import { reportsOf } from './shown';

/** Expects that no money was lost, duplicated or reported wrongly. The expectations are soft: all of them are checked. */
export function expectSound(result: ScheduleResult): void {
  const replay = `MONEY_BROWSER_SEED=${result.seed} (${result.name}: ${result.log.join('; ')}) ${result.faults.join('; ')}`;
  const replayed = (what: string) => `${what}, ${replay}`;

  expect.soft(result.presses, replayed('a schedule without a press tests nothing')).toBeGreaterThan(0);

  // Each key has created one thing, and each press has used at most one key.
  const created = new Map<string, Set<string>>();
  for (const { key, id, isOk, operation } of result.executed) {
    const name = `${operation} ${key}`;
    if (isOk) created.set(name, (created.get(name) ?? new Set()).add(id));
  }
  for (const [name, ids] of created) expect.soft([...ids], replayed(`one key, one effect: ${name}`)).toHaveLength(1);
  const keys = [...result.keys.values()].reduce((sum, { size }) => sum + size, 0);
  expect.soft(keys, replayed('the keys')).toBeLessThanOrEqual(result.presses);

  // Each report is true. Each effect has a report, unless a page was left or the subject of the operation has ended.
  const isComplete = result.leaves === 0 && result.ended.length === 0;
  for (const label of result.labels) {
    const effects = result.effects.filter((effect) => effect.startsWith(`${label} `));
    const reports = reportsOf(result.shown, label);
    const what = replayed(`the reports of ${label}: ${reports.join(' | ')}`);
    if (isComplete) expect.soft(reports.length, what).toBe(effects.length);
    else expect.soft(reports.length, what).toBeLessThanOrEqual(effects.length);
  }
  const broken = result.shown.filter(({ label }) => label === 'broken');
  // Without a connection a page may fail to load when it is left, so the error page counts only if none was left.
  if (result.leaves === 0) expect.soft(broken, replayed('the page of a failed site')).toEqual([]);
  expect.soft(result.pending, replayed('what is pending')).toEqual([]);
  expect.soft(result.facts.shown, replayed('the page and the server')).toEqual(result.facts.actual);
  expect.soft(result.transactions, replayed('the sum of the transactions')).toBe(result.balance);
  expect.soft(result.uncaught, replayed('uncaught errors')).toEqual([]);
}
