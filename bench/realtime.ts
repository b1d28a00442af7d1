// Sends 3,000 balance events per second to the built site with a throttled CPU, and compares its lag, long tasks and CPU with a page that
// only shows the balance; then sends a day's worth, and measures memory growth. Needs a built site. It has no threshold: the figures are
// printed and appended to `bench/results/`.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { chromium } from '@playwright/test';

import { findChromium } from '../scripts/test/browser';

import { type Backend, CPU_SLOWDOWN, logIn, serveBuiltSite } from './built-site';
import type { Devtools } from './devtools';
import { connectDevtools } from './devtools';
import type { StormResult } from './realtime-page';
import { showBaselinePage, observeBalance } from './realtime-page';
import { type Cell, distBuild, printAndKeep, rounded, roundedRow } from './results/kept-runs';
import { FLAGS } from './site/browser';
import { waitUntilReady } from './wait-until-ready';

/** Ports of the built site, of its mock backend, and of the DevTools of the browser. */
const SITE = 5372;
const STAND_IN = SITE - 1;
const DEVTOOLS = 5373;
const EVENTS_PER_SECOND = 3000;
const SECONDS = 10;
const EVENTS_PER_DAY = 86_400;
/** Interval between bursts of events. */
const SEND_INTERVAL_MS = 10;
const MEGABYTE = 1024 * 1024;
/** Channel of the player who logs in. */
const CHANNEL = 'private-users.usr_1';
/** Channel of the baseline page, which only shows the balance. */
const BASELINE_CHANNEL = 'floor';

/** Returns the balance in cents for `/api/auth/me`; null leaves the response unchanged. */
let balance: (() => number) | null = null;
let balanceRequests = 0;
const builtSite = await serveBuiltSite(SITE, withBalance);
const profile = mkdtempSync(join(tmpdir(), 'storm-'));
const browser = spawn(
  findChromium() ?? 'chromium',
  [
    ...FLAGS,
    '--headless=new',
    '--window-size=1440,900',
    '--lang=pt-BR',
    `--user-data-dir=${profile}`,
    `--remote-debugging-port=${String(DEVTOOLS)}`,
    'about:blank',
  ],
  { stdio: 'ignore' },
);

try {
  await waitUntilReady(`http://127.0.0.1:${String(DEVTOOLS)}/json/version`);
  await startVisit();
  const page = await connectDevtools(DEVTOOLS);
  await page.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await wait(2000);
  const site = await measureStorm(page, CHANNEL);
  await page.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const memory = await measureDay(page);
  await page.send('Page.navigate', { url: `http://localhost:${String(STAND_IN)}/__mock/state` });
  await wait(1000);
  await page.evaluate(`(${showBaselinePage.toString()})(${JSON.stringify(BASELINE_CHANNEL)})`);
  await page.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await wait(2000);
  // If the baseline lags too, the machine is too busy.
  const storms = { 'baseline page': await measureStorm(page, BASELINE_CHANNEL), 'the site': site };
  const slow = `CPU slowed down ${String(CPU_SLOWDOWN)} times`;
  const tables = {
    [`${String(EVENTS_PER_SECOND)} balance events per second for ${String(SECONDS)} s, ${slow}`]: storms,
    [`${EVENTS_PER_DAY.toLocaleString('en')} events, after a tenth of them as warm-up`]: { memory },
  };
  printAndKeep('realtime', tables, distBuild());
  page.close();
} finally {
  browser.kill('SIGKILL');
  builtSite.close();
  await wait(500);
  rmSync(profile, { recursive: true, force: true });
}

/** Counts the requests for the balance, and answers them with that of the benchmark. */
function withBalance(backend: Backend): Backend {
  return async (request, environment) => {
    const isMe = new URL(request.url).pathname === '/api/auth/me';
    if (isMe) balanceRequests += 1;
    const response = await backend(request, environment);
    if (balance === null || !isMe || !(response instanceof Response)) return response;
    const me: object = await response.json();
    return Response.json({ ...me, balance: balance() });
  };
}

/** Logs in with Playwright, which is disconnected afterwards. */
async function startVisit(): Promise<void> {
  const runner = await chromium.connectOverCDP(`http://127.0.0.1:${String(DEVTOOLS)}`);
  const page = runner.contexts()[0]?.pages()[0];
  if (page === undefined) throw new Error('The browser has no page.');
  await logIn(page, builtSite);
  while (!builtSite.hub.channels().some(({ name }) => name === CHANNEL)) await wait(50);
  await wait(2000);
  await runner.close();
}

/** Broadcasts balance events at {@link EVENTS_PER_SECOND}, until `total` are sent. @param cents returns the balance of the next event */
async function send(channel: string, total: number, cents: () => number): Promise<void> {
  const began = performance.now();
  for (let sent = 0; sent < total;) {
    const due = Math.min(total, Math.floor(((performance.now() - began) * EVENTS_PER_SECOND) / 1000));
    for (; sent < due; sent += 1) builtSite.hub.broadcast(channel, 'UserUpdateEvent', { balance: cents() });
    await wait(SEND_INTERVAL_MS);
  }
}

async function measureStorm(page: Devtools, channel: string): Promise<Record<string, Cell>> {
  const began = Date.now();
  const now = () => Date.now() - began;
  balance = now;
  const askedBefore = balanceRequests;
  // tsx adds a helper to named functions, which the page lacks.
  await page.evaluate(`globalThis.__name = (named) => named; (${observeBalance.toString()})(${String(began)})`);
  const before = await cpuSeconds(page);
  await send(channel, EVENTS_PER_SECOND * SECONDS, now);
  const cpuTime = (await cpuSeconds(page)) - before;
  const { longTasks, renders, lag: behind } = (await page.evaluate('endOfStorm()')) as StormResult;
  return {
    'tasks over 50 ms': longTasks.length,
    'longest ms': rounded(Math.max(0, ...longTasks)),
    'renders/s': rounded(renders / SECONDS, 1),
    'lag p99 ms': rounded(behind.p99),
    'lag max ms': rounded(behind.worst),
    'balance requests': balanceRequests - askedBefore,
    // CPU time of the page at full speed, without other processes.
    'CPU %': rounded((100 * cpuTime) / SECONDS),
  };
}

async function measureDay(page: Devtools): Promise<Record<string, Cell>> {
  let cents = 0;
  const next = () => (cents += 1);
  balance = () => cents;
  await send(CHANNEL, EVENTS_PER_DAY / 10, next);
  const before = await heapBytes(page);
  await send(CHANNEL, EVENTS_PER_DAY, next);
  await wait(2000);
  const after = await heapBytes(page);
  return roundedRow({ 'MB before': before / MEGABYTE, 'MB after': after / MEGABYTE, 'MB more': (after - before) / MEGABYTE }, 2);
}

async function cpuSeconds(page: Devtools): Promise<number> {
  const { metrics } = (await page.send('Performance.getMetrics')) as { metrics: { name: string; value: number }[] };
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
}

async function heapBytes(page: Devtools): Promise<number> {
  for (let round = 0; round < 3; round += 1) await page.send('HeapProfiler.collectGarbage');
  return Number((await page.send('Runtime.getHeapUsage')).usedSize);
}
