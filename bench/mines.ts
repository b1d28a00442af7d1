// Rounds of mines in the built site, in Chromium at a quarter of its speed: how many tasks of the page took longer than
// 50 ms between the stake and the end of a round. The site must have been built.
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
import { DISTRIBUTION_CHROMIUM } from '../scripts/test/browser';

const STAND_IN = 5374;
const SITE = 5375;
const SLOWER = 4;
const ROUNDS = Number(process.env.ROUNDS ?? 20);
const CELLS = 4;
const ANA = { login: 'ana@exemplo.invalid', password: 'palpite2026' };

const hub = createHub();
const app = createServerApp({ world: createWorld(), hub, gamesOrigin: 'http://127.0.0.1:1' });
const server = serve({ port: STAND_IN, fetch: app });
if (!('closeAllConnections' in server)) throw new Error('The stand-in speaks HTTP/1.1 only.');
const detach = attachRealtime(server, hub);
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
  await untilReady();
  const page = await browser.newPage({ viewport: { width: 360, height: 740 }, locale: 'pt-BR' });
  await page.goto(`http://localhost:${String(SITE)}/games/mines`);
  await logIn(page);
  const devtools = await page.context().newCDPSession(page);
  // tsx marks functions by a helper of its own, which no page has.
  await page.evaluate('globalThis.__name = (named) => named');
  // The first round loads what a round needs.
  await page.evaluate(playRounds, [1, CELLS] as const);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await wait(2000);
  const { moves, longTasks } = await page.evaluate(playRounds, [ROUNDS, CELLS] as const);
  console.log(`${String(ROUNDS)} rounds of mines, ${String(moves)} moves, at a ${String(SLOWER)}th of the speed`);
  console.table([{ 'tasks over 50 ms': longTasks.length, 'longest ms': Math.max(0, ...longTasks).toFixed(0), 'must be': 0 }]);
} finally {
  await browser.close();
  preview.kill('SIGKILL');
  detach();
  server.close();
  server.closeAllConnections();
}

async function untilReady(): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const isReady = await fetch(`http://localhost:${String(SITE)}/`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await wait(100);
  }
  throw new Error('The site does not answer.');
}

async function logIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Entrar para jogar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Entrar' });
  await dialog.getByLabel('CPF ou e-mail').fill(ANA.login);
  await dialog.getByLabel('Senha', { exact: true }).fill(ANA.password);
  await dialog.getByRole('button', { name: 'Entrar' }).click();
  await page.getByRole('button', { name: '1 mina', exact: true }).click();
}

/**
 * In the page: stakes, some cells, and the winnings, round after round. From outside, every question that a test runner
 * asks the page would be a task of the page, too.
 *
 * @param wanted how many rounds, and cells in each
 */
async function playRounds([rounds, cells]: readonly [number, number]): Promise<{ moves: number; longTasks: number[] }> {
  const longTasks: number[] = [];
  const observer = new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration)));
  observer.observe({ type: 'longtask' });
  const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
  const board = document.querySelector('[role="grid"]');
  const said = () => document.querySelector('[role="grid"] ~ [role="status"]')?.textContent ?? '';
  const button = (text: RegExp) => [...document.querySelectorAll('main button')].find((one) => text.test(one.textContent ?? ''));
  const shown = () => [...(board?.querySelectorAll('button') ?? [])].filter((cell) => /: (diamante|mina)/.test(cell.textContent)).length;
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await pause(20);
  };
  const press = (element: Element | null | undefined) => (element instanceof HTMLElement ? element.click() : undefined);
  let moves = 0;
  for (let round = 0; round < rounds; round += 1) {
    await until(() => button(/^Apostar/)?.ariaDisabled === null && button(/^Apostar/)?.ariaBusy === null);
    press(button(/^Apostar/));
    await until(() => said().startsWith('Rodada aberta'));
    moves += 1;
    for (let opened = 1; opened <= cells && !said().startsWith('Mina'); opened += 1) {
      press(board?.querySelector('button:not([aria-disabled])'));
      await until(() => said().startsWith('Mina') || shown() >= opened);
      moves += 1;
      await pause(150);
    }
    if (!said().startsWith('Mina')) {
      press(button(/^Retirar/));
      moves += 1;
    }
    await until(() => /Conferida/.test(document.querySelector('main')?.textContent ?? '') && !said().startsWith('Diamante'));
    await pause(300);
  }
  observer.disconnect();
  return { moves, longTasks };
}
