import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ana, balance, expect, logIn, test } from './support';

// The stand-in is the test's own, because it is killed.
const OFFSET = Number(process.env['TEST_PORT_OFFSET'] ?? 0);
const STAND_IN = 4112 + OFFSET;
const SITE = 5275 + OFFSET;

test.use({
  baseURL: `http://localhost:${String(SITE)}`,
  serverWorld: false,
  // The world is the default one, because a restart restores no other.
  extraHTTPHeaders: {},
  storageState: { cookies: [], origins: [] },
  provoked: [/Failed to load resource|status of 50\d|ERR_|WebSocket/],
});

let folder: string;
let running: ChildProcess[] = [];
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recovery-'));
});
test.afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  running = [];
  await rm(folder, { recursive: true });
});

function start(command: string, args: readonly string[], env: Record<string, string> = {}): ChildProcess {
  const child = spawn(command, args, { stdio: 'ignore', env: { ...process.env, ...env } });
  running.push(child);
  return child;
}

const startStandIn = () =>
  start(process.execPath, ['--import', 'tsx', 'mocks/server.ts', '--port', String(STAND_IN), '--save', join(folder, 'world.json')]);

const answers = (url: string) =>
  expect
    .poll(
      () =>
        fetch(url).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 30_000 },
    )
    .toBe(true);

test('after the backend was killed and restarted, the site recovers with the same player', async ({ page }) => {
  const backend = `http://localhost:${String(STAND_IN)}`;
  const first = startStandIn();
  start('vite', ['preview', '--port', String(SITE)], { SITE_BACKEND: backend });
  await answers(`${backend}/__mock/state`);
  await answers(`http://localhost:${String(SITE)}/version.json`);
  await page.goto('/');
  await logIn(page);
  await expect(balance(page)).toContainText('1.250,00');

  await page.request.post('/__mock/balance', { data: { playerId: ana.id, delta: 100 } });
  // The balance comes by the poll after the subscription, if the event came before it (SPEC T1).
  await expect(balance(page)).toContainText('1.251,00');
  // The file is written every second: killed later, the stand-in has lost nothing.
  await expect.poll(() => readFile(join(folder, 'world.json'), 'utf8').catch(() => '')).toContain('125100');
  first.kill('SIGKILL');
  await once(first, 'exit');
  await page.reload();
  await expect(page.getByRole('banner')).toBeVisible();

  startStandIn();
  await answers(`${backend}/__mock/state`);
  // Real time recovers without input, with missed changes.
  await expect(async () => {
    await page.request.post('/__mock/balance', { data: { playerId: ana.id, delta: 1 } });
    await expect(balance(page)).toContainText(/1\.251,(?!00)/, { timeout: 1000 });
  }).toPass();
});
