import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

import { beforeAll, expect, test } from 'vitest';

import { writeBuild, writeFolder } from './build.fixture';

const MAX_COMMAND_MS = 15_000;
const command = fileURLToPath(new URL('files.ts', import.meta.url));
let dist = '';
beforeAll(async () => {
  dist = await writeBuild();
});

/** Runs the command with a configuration until it exits. */
async function deploy(config: object, ...flags: string[]) {
  const folder = await writeFolder({ 'site.json': JSON.stringify(config) });
  const out = join(folder, 'out');
  const args = ['--import', 'tsx', command, '--config', join(folder, 'site.json'), '--dist', dist, '--out', out, ...flags];
  // Ends a command that does not exit, so that the test fails and leaves no process.
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], timeout: MAX_COMMAND_MS });
  const exit = new Promise<number | null>((done) => child.on('exit', done));
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), exit]);
  return { out, stdout, stderr, code };
}

test('the command exits when the files are written, although the code of the build has timers', async () => {
  const { out, stdout, code } = await deploy({ brandBackend: 'api.mare.example' });
  expect(code).toBe(0);
  expect(stdout).toContain('2 pages and 2 for all other paths');
  expect(await readFile(join(out, 'casino/index.html'), 'utf8')).toContain('<main class="a">/casino</main>');
});

test('an address that belongs to no brand is refused unless a brand is named (SPEC D12)', async () => {
  const [refused, named] = await Promise.all([
    deploy({ brandBackend: 'api.unknown.example' }),
    deploy({ brandBackend: 'api.unknown.example' }, '--brand', 'ipe'),
  ]);
  expect(refused.code).toBe(2);
  expect(refused.stderr).toContain("No brand has the backend 'api.unknown.example'.");
  expect(named.code).toBe(0);
  expect(await readFile(join(named.out, 'index.html'), 'utf8')).toContain('"brandBackend":"api.ipe.example"');
});

test('a wrong key of the configuration is one line', async () => {
  const { stderr, code } = await deploy({ sentryDns: '' });
  expect(code).toBe(2);
  expect(stderr).toBe('Runtime configuration: "sentryDns" must be left out: there is no such key\n');
});
