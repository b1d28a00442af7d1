// Double on a slow phone: the tasks over 50 ms that a whole round costs, bets and receipts included, in the built site in
// Chromium at a quarter of its speed. The site must have been built.
import { setTimeout as wait } from 'node:timers/promises';

import type { Page } from 'playwright';

import { logIn, openPhone, serveBuiltSite, slowDown, SLOWER } from './built-site';
import { openBrowser } from './site/browser';

const PORT = 5377;
const ROUNDS = 2;

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

const site = await serveBuiltSite(PORT);
const browser = await openBrowser();

try {
  const page = await openPhone(browser);
  await logIn(page, site);
  await page.goto(`${site.address}/games/double`);
  await page.getByRole('region', { name: 'Roleta' }).getByText('Apostas abertas').waitFor({ timeout: 60_000 });
  await slowDown(page);
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
  await browser.close();
  site.close();
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
