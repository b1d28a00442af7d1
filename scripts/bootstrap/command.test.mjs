import { mkdtempSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { runCommand } from './command.mjs';

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'command-'));
  mkdirSync(join(root, 'node_modules/.bin'), { recursive: true });
  symlinkSync(process.execPath, join(root, 'node_modules/.bin/node'));
});
afterEach(() => rmSync(root, { recursive: true }));

it('a command runs on the bundled Node, with unchanged arguments', async () => {
  writeFileSync(join(root, 'echo.cjs'), "require('fs').writeFileSync('output', JSON.stringify([process.argv0, process.argv.slice(2)]))");
  expect(await runCommand(root, 'node echo.cjs one', ['two words', '$HOME'])).toBe(0);
  const [node, args] = JSON.parse(readFileSync(join(root, 'output'), 'utf8'));
  expect(node).toContain(root);
  expect(args).toEqual(['one', 'two words', '$HOME']);
});

it('the exit code is the one of the command', async () => {
  writeFileSync(join(root, 'fail.cjs'), 'process.exit(7)');
  expect(await runCommand(root, 'node fail.cjs', [])).toBe(7);
});

it('the exit code after a signal is the one of a shell', async () => {
  writeFileSync(join(root, 'signal.cjs'), "process.kill(process.pid, 'SIGTERM'); setTimeout(() => {}, 5000)");
  expect(await runCommand(root, 'node signal.cjs', [])).toBe(143);
});

it('a missing program is exit code 1', async () => {
  expect(await runCommand(root, 'no-such-program', [])).toBe(1);
});
