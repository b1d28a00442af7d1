import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { runCommand } from './command.mjs';

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'command-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (file, text) => writeFileSync(join(root, file), text);
const read = (file) => readFileSync(join(root, file), 'utf8');

it('a command runs on the Node of this process, with unchanged arguments', async () => {
  write('echo.cjs', "require('fs').writeFileSync('output', JSON.stringify([process.execPath, process.argv.slice(2)]))");
  expect(await runCommand(root, 'node echo.cjs one', ['two words', '$HOME'])).toBe(0);
  expect(JSON.parse(read('output'))).toEqual([process.execPath, ['one', 'two words', '$HOME']]);
});

it.each([
  ['an object', { tool: 'bin/tool.cjs' }],
  ['a text', 'bin/tool.cjs'],
])("a package's program runs without a link in .bin, its name given as %s", async (_, bin) => {
  mkdirSync(join(root, 'node_modules/tool/bin'), { recursive: true });
  write('node_modules/tool/package.json', JSON.stringify({ bin }));
  write('node_modules/tool/bin/tool.cjs', "require('fs').writeFileSync('output', process.argv.slice(2).join())");
  expect(await runCommand(root, 'tool --check', ['x'])).toBe(0);
  expect(read('output')).toBe('--check,x');
});

it('the exit code is the one of the command', async () => {
  write('fail.cjs', 'process.exit(7)');
  expect(await runCommand(root, 'node fail.cjs', [])).toBe(7);
});

it('the exit code after a signal is the one of a shell', async () => {
  write('signal.cjs', "process.kill(process.pid, 'SIGTERM'); setTimeout(() => {}, 5000)");
  expect(await runCommand(root, 'node signal.cjs', [])).toBe(143);
});

const isAlive = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Starts shell → runner → server, and returns the process ids of the three. */
async function startServer() {
  write('server.cjs', "require('fs').writeFileSync('server.pid', String(process.pid)); setInterval(() => {}, 1000)");
  const command = JSON.stringify(new URL('command.mjs', import.meta.url).href);
  const watch = JSON.stringify(new URL('end-with-parent.mjs', import.meta.url).href);
  write(
    'runner.mjs',
    `import { writeFileSync } from 'node:fs'; import ${watch}; import { runCommand } from ${command};
     writeFileSync('runner.pid', String(process.pid)); await runCommand('.', 'node server.cjs', []);`,
  );
  // Like npm: a shell of its own, which stays.
  write('npm.cjs', "require('child_process').spawn('sh', ['-c', 'node runner.mjs; true'], { stdio: 'ignore' })");
  const npm = spawn(process.execPath, ['npm.cjs'], { cwd: root, stdio: 'ignore' });
  await vi.waitUntil(() => existsSync(join(root, 'server.pid')) && read('server.pid') !== '');
  return { npm: npm.pid, runner: Number(read('runner.pid')), server: Number(read('server.pid')) };
}

it.runIf(process.platform !== 'win32').each(['npm', 'runner'])('a server ends when %s is killed', async (name) => {
  const pids = await startServer();
  expect(isAlive(pids.server)).toBe(true);
  process.kill(pids[name], 'SIGKILL');
  await vi.waitUntil(() => !isAlive(pids.server) && !isAlive(pids.runner));
});
