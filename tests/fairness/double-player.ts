import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

import type { DoubleState } from '../../mocks/db/games/double-state';
import { roundOutcome } from '../../mocks/domain/double/double';
import { mockChain } from '../../mocks/domain/double/double-chain';
import { createChainList } from '../../mocks/domain/double/double-chain-terms';
import { advance, callStandIn } from '../money-browser/stand-in';
import { forget, pressUntilSent, setCheat } from './control';
import type { Color, CurrentRound, DoublePlayer } from './player';

/** Names of the colours as the page writes them. */
const COLOR_NAMES = { red: 'vermelho', black: 'preto', white: 'branco' } as const;

/** Durations of the first part of a round, in which bets are open, and of the whole round. */
const WAITING_MS = 15_000;
const ROUND_MS = 25_000;
/** Time from the end of the bets to the result. */
const ROLLING_MS = 6000;
/** Maximum time for which a bet may stay open after the result. */
const SETTLEMENT_LIMIT_MS = 60_000;
/** Maximum time until the page fetches an open bet again. */
const POLL_MS = 5000;
/** Time by which the tests move the clock beyond the start of a phase. */
const MARGIN_MS = 300;

/** Chain of the stand-in's seeds. It is created once, because it caches the seeds that it has computed. */
const seeds = mockChain;

/** Returns the current round. A cheating operator does not change the fields that the tests read. */
export async function currentRound(): Promise<CurrentRound> {
  const { data } = (await callStandIn('GET', '/v2/mini-games/double/current')) as { data: CurrentRound };
  return data;
}

const main = (page: Page) => page.getByRole('main');
const betButton = (page: Page, color: Color) =>
  main(page).getByRole('button', { name: new RegExp(`^Apostar R\\$.+ no ${COLOR_NAMES[color]}`) });
const ownBets = (page: Page) => page.getByRole('list', { name: 'Minhas apostas nesta rodada' }).getByRole('listitem');

/**
 * Opens the game, and waits until the page receives the events of the table and has read the chains. If a test moved the clock
 * earlier, the page would notice it a phase too late, and would read the chains again in the next round.
 */
export async function openDouble(page: Page): Promise<void> {
  const ready = Promise.all([tableSubscription(page), page.waitForResponse((response) => response.url().endsWith('/double/config'))]);
  await page.goto('/games/double');
  await expect(betButton(page, 'red')).toBeVisible();
  await ready;
  // The stored time makes it seem that this browser saw every chain before its beacon round: otherwise no round would be green.
  await page.waitForFunction(() => localStorage.getItem('double chains') !== null);
  await page.evaluate(() => {
    const known = JSON.parse(localStorage.getItem('double chains') ?? '{}') as { chains: object[] };
    localStorage.setItem('double chains', JSON.stringify({ ...known, chains: known.chains.map((chain) => ({ ...chain, seenAt: 0 })) }));
  });
}

/** Waits until the page is subscribed to the channel of the table. */
async function tableSubscription(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket');
  await socket.waitForEvent('framereceived', ({ payload }) => /subscription_succeeded.*double/.test(String(payload)));
}

/** Moves the clock to the next round, and waits until the page accepts bets on it. */
export async function enterNextRound(page: Page): Promise<CurrentRound> {
  const { betting_ends_at, server_time } = await currentRound();
  await advance(Date.parse(betting_ends_at) - WAITING_MS + ROUND_MS + MARGIN_MS - Date.parse(server_time));
  const round = await currentRound();
  await expect(page.getByRole('region', { name: 'Roleta' })).toContainText('Apostas abertas');
  await expect(main(page).getByRole('status', { name: 'Rodada' })).toContainText(round.round.toLocaleString('pt-BR'));
  await expect(betButton(page, 'red')).toBeEnabled();
  return round;
}

/** Returns the colour that the seeds of a round give. Before its end only the operator knows it. */
async function honestColor(round: number): Promise<Color> {
  const { double } = (await callStandIn('GET', '/__mock/snapshot')) as { double: DoubleState };
  const chains = createChainList(seeds, double.epoch, double.beaconOffset);
  return roundOutcome({ getSeed: seeds.getSeed, chainAt: chains.at }, round).color;
}

/** Places a bet, and waits for its response. */
export async function placeBet(page: Page, color: Color): Promise<void> {
  await pressUntilSent(page, betButton(page, color), /\/double\/bets$/);
}

/** Expects a number of own bets in the list of the current round. */
export async function expectOwnBets(page: Page, count: number): Promise<void> {
  await expect(ownBets(page)).toHaveCount(count);
}

/** Takes the first listed bet back, and waits for the response. */
export async function takeBack(page: Page): Promise<void> {
  const response = page.waitForResponse((one) => one.url().includes('/double/bets/'));
  await main(page)
    .getByRole('button', { name: /^Retirar R\$/ })
    .first()
    .click();
  await response;
}

/** Moves the clock to the end of the bets of a round. */
export async function closeBets({ betting_ends_at }: CurrentRound): Promise<void> {
  await advance(Math.max(0, Date.parse(betting_ends_at) + MARGIN_MS - Date.parse((await currentRound()).server_time)));
}

/** Moves the clock to the result of a round, which completes its evidence. Does not wait for the page. */
export async function finishRound(round: CurrentRound): Promise<void> {
  await closeBets(round);
  await advance(ROLLING_MS);
}

const serverTime = async () => Date.parse((await currentRound()).server_time);

/**
 * Waits for the result of the last round, at most 5 s because it may be withheld. Then lets the minute pass in which bets must be settled,
 * most of it by moving the clock.
 */
async function waitForSettlement(page: Page): Promise<void> {
  const result = page.getByText(/^Saiu \w+ \d+/).first();
  await result.waitFor({ timeout: POLL_MS }).catch(() => undefined);
  const limit = (await serverTime()) + SETTLEMENT_LIMIT_MS;
  await advance(SETTLEMENT_LIMIT_MS - POLL_MS);
  await expect.poll(serverTime, { timeout: POLL_MS * 2 }).toBeGreaterThanOrEqual(limit);
}

/** Returns a player who plays Double with the buttons of a page. */
export const doublePlayer = (page: Page): DoublePlayer => ({
  cheat: (name) => setCheat('double', name),
  open: () => openDouble(page),
  nextRound: () => enterNextRound(page),
  bet: (color) => placeBet(page, color),
  takeBack: () => takeBack(page),
  async closeBets(round) {
    await closeBets(round);
    await expect(page.getByText('Resultado desconhecido, verificando…')).toBeHidden();
  },
  async seeFinalList(round) {
    // The page reads the list half a second before the result, so that no time may be lost.
    await advance(Math.max(0, Date.parse(round.betting_ends_at) - (await serverTime())));
    const lines = () => page.evaluate((id) => localStorage.getItem(`journal double ${id}`), round.id);
    await expect.poll(lines, { timeout: POLL_MS * 2 }).toContain('"listed"');
  },
  finish: finishRound,
  waitForSettlement: () => waitForSettlement(page),
  winner: ({ round }) => honestColor(round),
  async endChain(rounds) {
    // The table has another past then. A round that the page has seen would contradict the one of the same time in it.
    await page.goto('/version.json');
    await forget(page);
    await callStandIn('POST', '/__mock/double/chain-end', { rounds });
  },
});
