import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

import { advance, callStandIn } from '../money-browser/stand-in';
import { setCheat } from './control';
import { closeBets, currentRound, enterNextRound, finishRound, honestColor, openDouble, placeBet, takeBack } from './double-player';

/** Plays a round with a cheat on an open page, until the evidence is complete. */
type Play = (page: Page, cheat: string) => Promise<void>;

/** Maximum time for which a bet may stay open after the result. */
const SETTLEMENT_LIMIT_MS = 60_000;
/** Maximum time until the page fetches an open bet again. */
const POLL_MS = 5000;

const serverTime = async () => Date.parse((await currentRound()).server_time);

/** Bets on the colour that wins, so that the operator gains by the cheat. */
const win: Play = async (page, cheat) => {
  await setCheat('double', cheat);
  const round = await enterNextRound(page);
  await placeBet(page, await honestColor(round.round));
  await finishRound(round);
};

/** Bets on red, without regard to the result. */
const usual: Play = async (page, cheat) => {
  await setCheat('double', cheat);
  const round = await enterNextRound(page);
  await placeBet(page, 'red');
  await finishRound(round);
};

/** Takes a bet back that would have lost, so that the operator gains by the cheat. */
const cancelled: Play = async (page, cheat) => {
  await setCheat('double', cheat);
  const round = await enterNextRound(page);
  await placeBet(page, (await honestColor(round.round)) === 'red' ? 'black' : 'red');
  await takeBack(page);
  await finishRound(round);
};

/** Wins, and waits until the bet should have been settled a minute ago. */
const leftOpen: Play = async (page, cheat) => {
  await win(page, cheat);
  await page
    .getByText(/^Saiu \w+ \d+/)
    .first()
    .waitFor();
  const limit = (await serverTime()) + SETTLEMENT_LIMIT_MS;
  await advance(SETTLEMENT_LIMIT_MS - POLL_MS);
  await expect.poll(serverTime, { timeout: POLL_MS * 2 }).toBeGreaterThanOrEqual(limit);
};

/** Reads the honest announcements first, and the changed ones after the page is loaded again. */
const afterReload: Play = async (page, cheat) => {
  const first = await enterNextRound(page);
  await finishRound(first);
  await setCheat('double', cheat);
  await openDouble(page);
  const round = await enterNextRound(page);
  await placeBet(page, 'red');
  await finishRound(round);
};

/** Plays the last round of a chain honestly, and cheats in the first round of the next chain. */
const acrossChains: Play = async (page, cheat) => {
  await callStandIn('POST', '/__mock/double/chain-end', { rounds: 2 });
  await openDouble(page);
  const last = await enterNextRound(page);
  await closeBets(last);
  await setCheat('double', cheat);
  await openDouble(page);
  await enterNextRound(page);
  const round = await enterNextRound(page);
  await finishRound(round);
};

/** Plays across two chains with the cheat from the beginning, so that the next chain is never announced. */
const unannounced: Play = async (page, cheat) => {
  await setCheat('double', cheat);
  await acrossChains(page, cheat);
};

/** Bets on the winning colour until the refusals or voided rounds cannot be chance. */
const winOften: Play = async (page, cheat) => {
  await setCheat('double', cheat);
  for (let left = cheat === 'winning-bets-refused' ? 10 : 1; left > 0; left -= 1) {
    const round = await enterNextRound(page);
    await placeBet(page, await honestColor(round.round));
    await finishRound(round);
  }
};

/** Takes back a bet that wins. */
const cancelledWin: Play = async (page, cheat) => {
  await setCheat('double', cheat);
  const round = await enterNextRound(page);
  await placeBet(page, await honestColor(round.round));
  await takeBack(page);
  await finishRound(round);
};

/** Watches a round without a bet. */
const watch: Play = async (page, cheat) => {
  await setCheat('double', cheat);
  await finishRound(await enterNextRound(page));
};

/** Plays of the cheats that `win` does not fit. */
const PLAYS: Readonly<Record<string, Play>> = {
  'public-seed-ground': usual,
  'public-seed-replaced-at-the-end': usual,
  'server-seed-replaced': usual,
  'seed-and-hash-replaced': usual,
  'seed-outside-the-chain': usual,
  'win-left-open': leftOpen,
  'cancelled-bet-played': cancelled,
  'cancellation-not-paid': cancelled,
  'receipt-keys-replaced': afterReload,
  'public-seed-not-from-the-beacon': afterReload,
  'beacon-signature-forged': afterReload,
  'beacon-of-the-operator': afterReload,
  'signature-of-another-beacon-round': afterReload,
  'beacon-round-replaced': afterReload,
  'beacon-round-in-the-past': afterReload,
  'terminal-hash-replaced': afterReload,
  'chain-extended': afterReload,
  'chain-shortened': afterReload,
  'chain-first-round-moved': afterReload,
  'chain-replaced': afterReload,
  'beacon-genesis-moved': afterReload,
  'bet-invented': watch,
  'bet-invented-and-signed': watch,
  'refused-cancellation-called-cancelled': cancelledWin,
  'winning-bets-refused': winOften,
  'winning-rounds-voided': winOften,
  'next-chain-replaced': acrossChains,
  'next-chain-with-other-seeds': acrossChains,
  'next-chain-unannounced': unannounced,
};

/** Plays after which others can follow on the same page. The other plays load the page again, or wait for a minute. */
const REPEATABLE: ReadonlySet<Play | undefined> = new Set([usual, cancelled, undefined]);
/** Cheats that fail the chain once, for all later rounds as well. */
const ONE_ROUND_ONLY = ['chain-replaced-under-its-name'];

/** How the browser plays rounds of double with a cheat. */
export const doublePlays = {
  open: openDouble,
  play: (page: Page, cheat: string) => (PLAYS[cheat] ?? win)(page, cheat),
  /** Returns true if further rounds can follow on the same page. */
  isRepeatable: (cheat: string) => REPEATABLE.has(PLAYS[cheat]) && !ONE_ROUND_ONLY.includes(cheat),
};
