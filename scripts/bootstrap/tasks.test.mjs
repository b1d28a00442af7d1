import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

import { tasks, withoutArguments } from './tasks.mjs';

const run = (...args) =>
  spawnSync(process.execPath, [fileURLToPath(new URL('../run.mjs', import.meta.url)), ...args], { encoding: 'utf8' });

it('a task without arguments refuses one, before it does anything', () => {
  expect(Object.keys(tasks)).toEqual(expect.arrayContaining([...withoutArguments]));
  for (const name of withoutArguments) {
    expect(run(name, '--foo')).toMatchObject({ status: 2, stdout: '', stderr: `npm run ${name} takes no arguments, not '--foo'.\n` });
  }
});

it('an unknown task is refused with the list of tasks', () => {
  expect(run('tset')).toMatchObject({ status: 2, stderr: expect.stringContaining("There is no task 'tset'. Tasks: start, test, ") });
});
