import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

import type { DoubleState } from '../../mocks/db/games/double-state';
import { roundOutcome } from '../../mocks/domain/double/double';
import { mockChain } from '../../mocks/domain/double/double-chain';
import { createChainList } from '../../mocks/domain/double/double-chain-terms';
import { advance, callStandIn } from '../money-browser/stand-in';
import { awaitPost } from './control';

const COLOR_NAMES = { red: 'vermelho', black: 'preto', white: 'branco' } as const;
export type Color = keyof typeof COLOR_NAMES;

const WAITING_MS = 15_000;
const ROUND_MS = 25_000;
/** Time from the closing of the bets until the result. */
const ROLLING_MS = 6000;
/** Time that the tests move into a phase. */
const MARGIN_MS = 300;

export interface CurrentRound {
  readonly id: string;
  readonly round: number;
  readonly status: string;
  readonly betting_ends_at: string;
  readonly server_time: string;
}

/** Seeds of all rounds, because the chain caches computed ones. */
const seeds = mockChain;

/** Returns the round of an honest table; lies of the operator do not change these fields. */
export async function currentRound(): Promise<CurrentRound> {
  const { data } = (await callStandIn('GET', '/v2/mini-games/double/current')) as { data: CurrentRound };
  return data;
}

const main = (page: Page) => page.getByRole('main');
const betButton = (page: Page, color: Color) =>
  main(page).getByRole('button', { name: new RegExp(`^Apostar R\\$.+ no ${COLOR_NAMES[color]}`) });
const ownBets = (page: Page) => page.getByRole('list', { name: 'Minhas apostas nesta rodada' }).getByRole('listitem');

/**
 * Opens the game and waits until it receives the table's events and has read the chains. A clock that is set forward
 * before that goes unnoticed for a phase, and the next round makes the page read the chains again.
 */
export async function openDouble(page: Page): Promise<void> {
  const ready = Promise.all([tableSubscription(page), page.waitForResponse((response) => response.url().endsWith('/double/config'))]);
  await page.goto('/games/double');
  await expect(betButton(page, 'red')).toBeVisible();
  await ready;
  // The browser of the tests saw every chain before its beacon round: otherwise no round would be green.
  await page.waitForFunction(() => localStorage.getItem('double chains') !== null);
  await page.evaluate(() => {
    const known = JSON.parse(localStorage.getItem('double chains') ?? '{}') as { chains: object[] };
    localStorage.setItem('double chains', JSON.stringify({ ...known, chains: known.chains.map((chain) => ({ ...chain, seenAt: 0 })) }));
  });
}

async function tableSubscription(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket');
  await socket.waitForEvent('framereceived', ({ payload }) => /subscription_succeeded.*double/.test(String(payload)));
}

/** Opens the next round and waits until the page takes bets on it. */
export async function enterNextRound(page: Page): Promise<CurrentRound> {
  const { betting_ends_at, server_time } = await currentRound();
  await advance(Date.parse(betting_ends_at) - WAITING_MS + ROUND_MS + MARGIN_MS - Date.parse(server_time));
  const round = await currentRound();
  await expect(page.getByRole('region', { name: 'Roleta' })).toContainText('Apostas abertas');
  await expect(main(page).getByRole('status', { name: 'Rodada' })).toContainText(round.round.toLocaleString('pt-BR'));
  await expect(betButton(page, 'red')).toBeEnabled();
  return round;
}

/** Returns the colour that the seeds of a round give, which only the operator knows before its end. */
export async function honestColor(round: number): Promise<Color> {
  const { double } = (await callStandIn('GET', '/__mock/snapshot')) as { double: DoubleState };
  const chains = createChainList(seeds, double.epoch, double.beaconOffset);
  return roundOutcome({ getSeed: seeds.getSeed, chainAt: chains.at }, round).color;
}

/** Places a bet and waits for its acknowledgement. */
export async function placeBet(page: Page, color: Color): Promise<void> {
  const response = awaitPost(page, /\/double\/bets$/);
  await betButton(page, color).click();
  await response;
}

export async function expectOwnBets(page: Page, count: number): Promise<void> {
  await expect(ownBets(page)).toHaveCount(count);
}

export async function takeBack(page: Page): Promise<void> {
  const response = page.waitForResponse((one) => one.url().includes('/double/bets/'));
  await main(page)
    .getByRole('button', { name: /^Retirar R\$/ })
    .first()
    .click();
  await response;
}

/** Closes the bets of the current round. */
export async function closeBets({ betting_ends_at }: CurrentRound): Promise<void> {
  await advance(Date.parse(betting_ends_at) + MARGIN_MS - Date.parse((await currentRound()).server_time));
}

/** Lets the wheel stop, which completes the evidence of the round. */
export async function finishRound(round: CurrentRound): Promise<void> {
  await closeBets(round);
  await advance(ROLLING_MS);
}
