// @vitest-environment node
import { beforeEach, expect, test, vi } from 'vitest';

import type { Lookup } from './money-requests';
import { appliedIf, NOT_APPLIED, NOT_FOUND } from './money-requests';
import { POLL_DELAYS_MS, pollForOutcome } from './poll-for-outcome';

let now: number;
beforeEach(() => {
  now = 0;
});
const clock = { sleep: async (ms: number) => void (now += ms), now: () => now };

type LookUp = () => Promise<Lookup<string>>;

test.each([
  ['an applied request', appliedIf('done')],
  ['a request that was certainly not applied', NOT_APPLIED],
])('%s ends polling', async (_, found) => {
  const lookUp = vi.fn<LookUp>().mockResolvedValueOnce(NOT_FOUND).mockRejectedValueOnce(new Error('lost')).mockResolvedValueOnce(found);
  expect([await pollForOutcome(lookUp, clock), now, lookUp.mock.calls.length]).toEqual([found, 3000, 3]);
});

test('a request that no lookup finds is reported as not found, after the last delay', async () => {
  const lookUp = vi.fn<LookUp>().mockResolvedValue(NOT_FOUND);
  expect([await pollForOutcome(lookUp, clock), now, lookUp.mock.calls.length]).toEqual([NOT_FOUND, 15_000, POLL_DELAYS_MS.length]);
});

test('a failed last lookup returns undefined, because earlier ones may be outdated', async () => {
  const lookUp = vi.fn<LookUp>().mockResolvedValueOnce(NOT_FOUND).mockRejectedValueOnce(new Error('lost'));
  expect(await pollForOutcome(lookUp, { ...clock, delaysMs: [0, 1000] })).toBeUndefined();
});

test('slow lookups end polling after 20 s', async () => {
  const lookUp = vi.fn<LookUp>(async () => {
    now += 11_000;
    return NOT_FOUND;
  });
  await pollForOutcome(lookUp, clock);
  expect(lookUp).toHaveBeenCalledTimes(2);
});

test('a final error is thrown at once', async () => {
  const lookUp = vi.fn<LookUp>().mockRejectedValue(new Error('logged out'));
  await expect(pollForOutcome(lookUp, { ...clock, isFinal: () => true })).rejects.toThrow('logged out');
  expect(lookUp).toHaveBeenCalledTimes(1);
});
