import { expect, test } from 'vitest';

import { createSlots } from './slots';

test('Functions run in the order of their calls, and never more than the limit at the same time.', async () => {
  const inSlot = createSlots(2);
  const started: number[] = [];
  let running = 0;
  let most = 0;
  const run = (number: number) => async () => {
    started.push(number);
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    return number;
  };
  expect(await Promise.all([1, 2, 3, 4, 5].map((number) => inSlot(run(number))))).toEqual([1, 2, 3, 4, 5]);
  expect({ started, most }).toEqual({ started: [1, 2, 3, 4, 5], most: 2 });
});

test('A function that fails frees its slot.', async () => {
  const inSlot = createSlots(1);
  await expect(inSlot(() => Promise.reject(new Error('no response')))).rejects.toThrow('no response');
  expect(await inSlot(() => Promise.resolve('next'))).toBe('next');
});
