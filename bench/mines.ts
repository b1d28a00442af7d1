// Rounds of mines in the built site, in Chromium at a quarter of its speed: how many tasks of the page took longer than
// 50 ms between the stake and the end of a round. The site must have been built.
import { logIn, openPhone, serveBuiltSite, slowDown, SLOWER } from './built-site';
import { openBrowser } from './site/browser';

const PORT = 5375;
const ROUNDS = Number(process.env.ROUNDS ?? 20);
const CELLS = 4;

const site = await serveBuiltSite(PORT);
const browser = await openBrowser();

try {
  const page = await openPhone(browser);
  await logIn(page, site);
  await page.goto(`${site.address}/games/mines`);
  await page.getByRole('button', { name: '1 mina', exact: true }).click();
  // The first round loads what a round needs.
  await page.evaluate(playRounds, [1, CELLS] as const);
  await slowDown(page);
  const { moves, longTasks } = await page.evaluate(playRounds, [ROUNDS, CELLS] as const);
  console.log(`${String(ROUNDS)} rounds of mines, ${String(moves)} moves, at a ${String(SLOWER)}th of the speed`);
  console.table([{ 'tasks over 50 ms': longTasks.length, 'longest ms': Math.max(0, ...longTasks).toFixed(0), 'must be': 0 }]);
} finally {
  await browser.close();
  site.close();
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
  const shown = () =>
    [...(board?.querySelectorAll('button') ?? [])].filter((cell) => /: (diamante|mina)/.test(cell.ariaLabel ?? '')).length;
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
    // The button takes no second press for half a second after it has become another one.
    await pause(600);
  }
  observer.disconnect();
  return { moves, longTasks };
}
