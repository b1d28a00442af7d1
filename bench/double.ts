// Double on a slow phone: the tasks over 50 ms that a whole round costs, bets and receipts included, in the built site in
// Chromium at a quarter of its speed. The site must have been built.
import { openGame, serveBuiltSite, throttlePage, CPU_SLOWDOWN } from './built-site';
import { addPlayer } from './player';
import { openBrowser } from './site/browser';
import { taskRow, printLongTasks, watchTasks } from './tasks';

const PORT = 5377;
const ROUNDS = Number(process.env.ROUNDS ?? 3);

const site = await serveBuiltSite(PORT);
const browser = await openBrowser();

try {
  const page = await openGame(browser, site, '/games/double');
  await page.getByRole('region', { name: 'Roleta' }).getByText('Apostas abertas').waitFor({ timeout: 60_000 });
  await addPlayer(page);
  // The first round loads what a round needs.
  await page.evaluate(playRounds, 1);
  await throttlePage(page);
  const [results, tasks] = await watchTasks(browser, page, () => page.evaluate(playRounds, ROUNDS));
  console.log(`${results.length} rounds of double with two bets each, at a ${String(CPU_SLOWDOWN)}th of the speed: ${results.join(', ')}`);
  console.table([taskRow(tasks)]);
  printLongTasks(tasks);
} finally {
  await browser.close();
  site.close();
}

/**
 * In the page: from the opening of a round to its result, with a bet on red and one on black, round after round.
 *
 * @param rounds how many
 * @returns what came up
 */
async function playRounds(rounds: number): Promise<string[]> {
  const { pause, until, press, buttonOf } = window.player;
  const roundStatus = () => document.querySelector('main [role="status"][aria-label="Rodada"]')?.textContent ?? '';
  const bets = () => document.querySelectorAll('ul[aria-label="Minhas apostas nesta rodada"] > li').length;
  const results: string[] = [];
  while (results.length < rounds) {
    await until(() => roundStatus().includes('apostas abertas'));
    for (const [index, color] of ['vermelho', 'preto'].entries()) {
      const button = () => buttonOf(new RegExp(`^Apostar .* no ${color}`));
      await until(() => button()?.ariaDisabled === null && button()?.ariaBusy === null);
      press(button());
      await until(() => bets() > index);
    }
    await until(() => roundStatus().includes('Girando'));
    await until(() => /^Deu .*Você/.test(roundStatus()));
    results.push(roundStatus().split('.')[0] ?? '');
    await pause(3000);
  }
  return results;
}
