// Counts tasks over 50 ms during rounds of double with bets, with a throttled CPU, and keeps the figures. Needs a built site.
import { openGame, serveBuiltSite, throttlePage, CPU_SLOWDOWN } from './built-site';
import { addPlayer } from './player';
import { distBuild, printAndKeep } from './results/kept-runs';
import { openBrowser } from './site/browser';
import { taskRow, printLongTasks, watchTasks } from './tasks';

const PORT = 5377;
/** Number of measured rounds: the environment variable `ROUNDS`, or 3. */
const ROUNDS = Number(process.env.ROUNDS ?? 3);

const site = await serveBuiltSite(PORT);
const browser = await openBrowser();

try {
  const page = await openGame(browser, site, '/games/double');
  await page.getByRole('region', { name: 'Roleta' }).getByText('Apostas abertas').waitFor({ timeout: 60_000 });
  await addPlayer(page);
  // The first round loads code and assets.
  await page.evaluate(playRounds, 1);
  await throttlePage(page);
  const [results, tasks] = await watchTasks(browser, page, () => page.evaluate(playRounds, ROUNDS));
  console.log(results.join(', '));
  const title = `Double with two bets a round, CPU slowed down ${String(CPU_SLOWDOWN)} times`;
  printAndKeep('double', { [title]: { double: { rounds: results.length, ...taskRow(tasks) } } }, distBuild());
  printLongTasks(tasks);
} finally {
  await browser.close();
  site.close();
}

/** Plays rounds in the page with a bet on red and one on black, of the chosen stake. Returns each result's text, such as `Deu vermelho`. */
async function playRounds(rounds: number): Promise<string[]> {
  const { sleep, until, press, findButton } = window.player;
  const roundStatus = () => document.querySelector('main [role="status"][aria-label="Rodada"]')?.textContent ?? '';
  const bets = () => document.querySelectorAll('ul[aria-label="Minhas apostas nesta rodada"] > li').length;
  const results: string[] = [];
  while (results.length < rounds) {
    await until(() => roundStatus().includes('apostas abertas'));
    for (const [index, color] of ['vermelho', 'preto'].entries()) {
      const button = () => findButton(new RegExp(`^Apostar .* no ${color}`));
      await until(() => button()?.ariaDisabled === null && button()?.ariaBusy === null);
      press(button());
      await until(() => bets() > index);
    }
    await until(() => roundStatus().includes('Girando'));
    await until(() => /^Deu .*Você/.test(roundStatus()));
    results.push(roundStatus().split('.')[0] ?? '');
    await sleep(3000);
  }
  return results;
}
