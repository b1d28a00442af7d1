import { expect, test, vi } from 'vitest';

import { TimeLimitError, withTimeLimit } from './limits';

/** Computes until a time, as a slow regular expression does. */
const until = (end: number) => () => {
  while (performance.now() < end);
  return 'done';
};

test('A computation without an end is ended.', () => {
  expect(() => withTimeLimit([5, 10], until(Number.POSITIVE_INFINITY))).toThrow(TimeLimitError);
});

test('A computation on a machine that hardly ran it is tried again, for longer.', () => {
  const usage = vi.spyOn(process, 'cpuUsage').mockReturnValue({ user: 0, system: 0 });
  expect(withTimeLimit([5], until(performance.now() + 60))).toBe('done');
  usage.mockRestore();
});
