import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

import { answerArguments } from './arguments.mjs';
import { findTask, scripts, tasks } from './tasks.mjs';
import { usages } from './usages.mjs';

const run = (...args) =>
  spawnSync(process.execPath, [fileURLToPath(new URL('../run.mjs', import.meta.url)), ...args], { encoding: 'utf8' });

it('an unknown command is refused with the list of commands', () => {
  expect(run('tset')).toMatchObject({ status: 2, stderr: expect.stringContaining("There is no command 'tset'. Commands: start, test, ") });
});

it('a part of a command is found by its first argument', () => {
  expect(findTask('bench', ['site', '--runs', '3'])).toEqual({ name: 'bench site', argv: ['--runs', '3'] });
  expect(findTask('bench', [])).toEqual({ name: 'bench', argv: [] });
  expect(findTask('contract', ['lnt'])).toEqual({ problem: 'npm run contract -- needs one of: check, lint, prism, prism-proxy.' });
});

it('there are at most 20 npm scripts', () => {
  expect(scripts().length).toBeLessThanOrEqual(20);
});

it('only commands have a usage', () => {
  expect(Object.keys(tasks)).toEqual(expect.arrayContaining(Object.keys(usages)));
});

it.each(Object.entries(usages))('%s refuses a wrong flag in one line, and has a help', (name, usage) => {
  expect(answerArguments(name, usage, ['--wrong-flag'])).toEqual({ code: 2, text: expect.stringMatching(/^[^\n]*--wrong-flag[^\n]*$/) });
  expect(answerArguments(name, usage, ['--help'])).toMatchObject({ code: 0 });
});

it('a wrong flag is refused before anything else, and the help is printed', () => {
  expect(run('types', '--foo')).toMatchObject({ status: 2, stdout: '', stderr: "npm run types takes no arguments, not '--foo'.\n" });
  expect(run('unit', '--help')).toMatchObject({ status: 0, stdout: expect.stringMatching(/^npm run unit -- \[PATH/), stderr: '' });
});

// Each starts its program, which takes seconds.
it.each(Object.keys(tasks).filter((name) => !Object.hasOwn(usages, name)))(
  '%s refuses a wrong flag in one line, and has a help',
  { tags: 'full' },
  (name) => {
    const { status, stdout, stderr } = run(...name.split(' '), '--wrong-flag');
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^[^\n]*--wrong-flag[^\n]*\n$/);
    expect(run(...name.split(' '), '--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('--'), stderr: '' });
  },
);
