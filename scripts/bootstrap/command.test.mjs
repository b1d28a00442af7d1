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

it("runs on the project's own Node, with the arguments as they are", async () => {
  writeFileSync(join(root, 'say.cjs'), "require('fs').writeFileSync('said', JSON.stringify([process.argv0, process.argv.slice(2)]))");
  expect(await runCommand(root, 'node say.cjs one', ['two words', '$HOME'])).toBe(0);
  const [node, words] = JSON.parse(readFileSync(join(root, 'said'), 'utf8'));
  expect(node).toContain(root);
  expect(words).toEqual(['one', 'two words', '$HOME']);
});

it('ends with the code of the command', async () => {
  writeFileSync(join(root, 'fail.cjs'), 'process.exit(7)');
  expect(await runCommand(root, 'node fail.cjs', [])).toBe(7);
});

it('ends as a shell would when a signal ended the command', async () => {
  writeFileSync(join(root, 'signal.cjs'), "process.kill(process.pid, 'SIGTERM'); setTimeout(() => {}, 5000)");
  expect(await runCommand(root, 'node signal.cjs', [])).toBe(143);
});

it('says which program is not there', async () => {
  expect(await runCommand(root, 'no-such-program', [])).toBe(1);
});
