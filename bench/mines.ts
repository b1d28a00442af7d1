// Counts tasks over 50 ms during rounds of mines with a throttled CPU, and keeps the figures. Needs a built site.
import { openGame, serveBuiltSite, throttlePage, CPU_SLOWDOWN } from './built-site';
import { addPlayer } from './player';
import { distBuild, printAndKeep } from './results/kept-runs';
import { openBrowser } from './site/browser';
import { taskRow, printLongTasks, watchTasks } from './tasks';

const PORT = 5375;
/** Number of measured rounds: the environment variable `ROUNDS`, or 20. */
const ROUNDS = Number(process.env.ROUNDS ?? 20);
/** Number of cells that are opened in a round, if none is a mine. */
const CELLS = 4;

const site = await serveBuiltSite(PORT);
const browser = await openBrowser();

try {
  const page = await openGame(browser, site, '/games/mines');
  await page.getByRole('button', { name: '1 mina', exact: true }).tap();
  await addPlayer(page);
  // The first round loads code and assets.
  await page.evaluate(playRounds, [1, CELLS] as const);
  await throttlePage(page);
  const [moves, tasks] = await watchTasks(browser, page, () => page.evaluate(playRounds, [ROUNDS, CELLS] as const));
  const title = `Mines with bets, CPU slowed down ${String(CPU_SLOWDOWN)} times`;
  printAndKeep('mines', { [title]: { mines: { rounds: ROUNDS, moves, ...taskRow(tasks) } } }, distBuild());
  printLongTasks(tasks);
} finally {
  await browser.close();
  site.close();
}

/**
 * Plays rounds in the page: bets, opens up to `cells` cells and cashes out.
 *
 * @returns the number of moves: bets, opened cells and cash-outs
 */
async function playRounds([rounds, cells]: readonly [number, number]): Promise<number> {
  const { sleep, until, press, findButton } = window.player;
  const board = document.querySelector('[role="grid"]');
  const roundStatus = () => document.querySelector('[role="grid"] ~ [role="status"]')?.textContent ?? '';
  const openedCells = () =>
    [...(board?.querySelectorAll('button') ?? [])].filter((cell) => /: (diamante|mina)/.test(cell.ariaLabel ?? '')).length;
  let moves = 0;
  for (let round = 0; round < rounds; round += 1) {
    await until(() => findButton(/^Apostar/)?.ariaDisabled === null && findButton(/^Apostar/)?.ariaBusy === null);
    press(findButton(/^Apostar/));
    await until(() => roundStatus().startsWith('Rodada aberta') && openedCells() === 0);
    moves += 1;
    for (let opened = 1; opened <= cells && !roundStatus().startsWith('Mina'); opened += 1) {
      press(board?.querySelector('button:not([aria-disabled])'));
      await until(() => roundStatus().startsWith('Mina') || openedCells() >= opened);
      moves += 1;
      await sleep(150);
    }
    if (!roundStatus().startsWith('Mina')) {
      press(findButton(/^Parar e levar/));
      moves += 1;
    }
    await until(() => /Conferida/.test(document.querySelector('main')?.textContent ?? '') && !roundStatus().startsWith('Diamante'));
    // The button ignores presses for half a second.
    await sleep(600);
  }
  return moves;
}
