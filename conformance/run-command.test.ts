import { describe, expect, test } from 'vitest';

import { runCommand } from './run-command';

describe('A command', () => {
  test('gives its output, and gets variables.', async () => {
    expect(await runCommand('echo "$DEPOSIT_ID"', { depositId: '7' }, 30_000)).toEqual({ output: '7\n' });
  });

  test('ends at its timeout, even if a child of the shell goes on.', { timeout: 10_000 }, async () => {
    expect(await runCommand('sleep 20; echo late', {}, 100)).toEqual({ error: 'it exited with a signal: ' });
  });

  test('has the output of a shell that ended before the timeout, even if a child holds it open.', { timeout: 10_000 }, async () => {
    expect(await runCommand('sleep 20 & echo done', {}, 1000)).toEqual({ output: 'done\n' });
  });

  test.each([
    ['a NUL character', 'a\0b'],
    ['more characters than the system takes', 'x'.repeat(3_000_000)],
  ])('fails for a variable with %s.', async (_, value) => {
    expect(await runCommand('true', { value }, 30_000)).toEqual({ error: expect.any(String) as string });
  });
});
