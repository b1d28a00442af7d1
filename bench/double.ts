// Double on a slow phone: the tasks over 50 ms that a whole round costs, bets and receipts included, in the built site in
// Chromium at a quarter of its speed. The site must have been built.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

import { serve } from '@hono/node-server';
import type { Page } from '@playwright/test';
import { chromium } from '@playwright/test';

import { createWorld } from '../mocks/db/world';
import { createHub } from '../mocks/realtime/hub';
import { attachRealtime } from '../mocks/realtime/node-server';
import { createServerApp } from '../mocks/server-app';
import { letTimePass } from '../mocks/time';
import { DISTRIBUTION_CHROMIUM } from '../scripts/test/browser';

const STAND_IN = 5376;
const SITE = 5377;
const SLOWER = 4;
const ROUNDS = 2;
const ANA = { login: 'ana@exemplo.invalid', password: 'palpite2026' };

/** A frame that took long, as Chromium tells of it: how long, and which scripts ran in it. */
interface LongFrame extends PerformanceEntry {
  readonly styleAndLayoutStart: number;
  readonly scripts: readonly { readonly duration: number; readonly invoker: string }[];
}

declare global {
  interface Window {
    longTasks: number[];
    longFrames: string[];
  }
}

const hub = createHub();
const world = createWorld();
const server = serve({ port: STAND_IN, fetch: createServerApp({ world, hub, gamesOrigin: 'http://127.0.0.1:1' }) });
if (!('closeAllConnections' in server)) throw new Error('The stand-in speaks HTTP/1.1 only.');
const detach = attachRealtime(server, hub);
const stopTime = letTimePass(world);
const preview = spawn('vite', ['preview', '--port', String(SITE), '--outDir', process.argv[2] ?? 'dist'], {
  stdio: 'ignore',
  env: {
    ...process.env,
    SITE_BACKEND: `http://localhost:${String(STAND_IN)}`,
    SITE_CONFIG: JSON.stringify({ realtime: { host: 'localhost', port: STAND_IN, tls: false } }),
    VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
  },
});
const own = chromium.executablePath();
const browser = await chromium.launch({
  executablePath: process.env.PLAYWRIGHT_CHROMIUM ?? (existsSync(own) ? own : DISTRIBUTION_CHROMIUM),
  args: ['--no-sandbox', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
});

try {
  await untilReady(`http://localhost:${String(SITE)}/`);
  const page = await browser.newPage({ locale: 'pt-BR', viewport: { width: 360, height: 740 } });
  await logIn(page);
  await page.goto(`http://localhost:${String(SITE)}/games/double`);
  await page.getByRole('region', { name: 'Roleta' }).getByText('Apostas abertas').waitFor({ timeout: 60_000 });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate(() => {
    window.longTasks = [];
    window.longFrames = [];
    new PerformanceObserver((list) => window.longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
    new PerformanceObserver((list) => {
      for (const { duration, startTime, styleAndLayoutStart, scripts } of list.getEntries() as LongFrame[]) {
        const drawn = styleAndLayoutStart === 0 ? 0 : startTime + duration - styleAndLayoutStart;
        const ran = scripts.map((one) => `${one.duration.toFixed(0)} ${one.invoker}`).join(', ');
        window.longFrames.push(`${duration.toFixed(0)} ms, of which style, layout and paint ${drawn.toFixed(0)}; ${ran}`);
      }
    }).observe({ type: 'long-animation-frame' });
  });
  const rows = [];
  for (let round = 0; round < ROUNDS; round += 1) rows.push(await playRound(page));
  console.log(`Double: ${String(ROUNDS)} rounds with two bets each, at a ${String(SLOWER)}th of the speed`);
  console.table(rows);
  for (const frame of await page.evaluate(() => window.longFrames)) console.log(frame);
} finally {
  stopTime();
  await browser.close();
  preview.kill('SIGKILL');
  detach();
  server.close();
  server.closeAllConnections();
}

/** From the opening of a round to its result, with a bet on red and one on black. */
async function playRound(page: Page): Promise<object> {
  const said = page.getByRole('main').getByRole('status', { name: 'Rodada' });
  await said.filter({ hasText: 'apostas abertas' }).waitFor({ timeout: 60_000 });
  await page.evaluate(() => void (window.longTasks = []));
  const bets = page.getByRole('list', { name: 'Minhas apostas nesta rodada' }).getByRole('listitem');
  for (const [index, color] of ['vermelho', 'preto'].entries()) {
    await page.getByRole('button', { name: new RegExp(`^Apostar .* no ${color}`) }).click();
    await bets.nth(index).waitFor();
  }
  await said.filter({ hasText: 'Girando' }).waitFor({ timeout: 60_000 });
  await said.filter({ hasText: /^Deu .*Você/ }).waitFor({ timeout: 60_000 });
  const result = (await said.textContent()) ?? '';
  await wait(3000);
  const longTasks = await page.evaluate(() => window.longTasks);
  return {
    result: result.split('.')[0],
    'tasks over 50 ms': longTasks.length,
    'longest ms': Math.max(0, ...longTasks).toFixed(0),
  };
}

async function logIn(page: Page): Promise<void> {
  await page.goto(`http://localhost:${String(SITE)}/`);
  await page.getByRole('button', { name: 'Entrar' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Entrar' });
  await dialog.getByLabel('CPF ou e-mail').fill(ANA.login);
  await dialog.getByLabel('Senha', { exact: true }).fill(ANA.password);
  await dialog.getByRole('button', { name: 'Entrar' }).click();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Saldo/ })
    .waitFor();
}

async function untilReady(url: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await wait(100);
  }
  throw new Error(`${url} does not answer.`);
}
