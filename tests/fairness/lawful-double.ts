import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

import { advance, callStandIn } from '../money-browser/stand-in';
import type { Visit } from './control';
import { forget, loseResponse, restoreConnection, setRealtimeFaults, slowDown } from './control';
import type { CurrentRound } from './player';
import { closeBets, currentRound, enterNextRound, expectOwnBets, finishRound, openDouble, placeBet, takeBack } from './double-player';
import type { LawfulCase } from './lawful';
import { expectLawful } from './verdicts';

const SLOW_MS = 1200;
const THREE_MINUTES_MS = 180_000;
/** Duration of a phase: from the end of the bets to the result, and from there to the next round. */
const ROLLING_MS = 6000;
const COMPLETE_MS = 4000;
/** Lifetime of a token in ms. */
const SESSION_MS = 3_600_000;
const BETS = '/api/mini-games/double/bets';

/** Disturbances of a round, by the moment at which they happen. */
interface Disturbances {
  /** Disturbance before the round. */
  readonly before?: () => Promise<unknown>;
  /** Disturbance before the bet. */
  readonly bet?: (round: CurrentRound) => Promise<unknown>;
  /** Disturbance while bets are open. */
  readonly open?: (round: CurrentRound) => Promise<unknown>;
  /** Disturbance while the wheel turns. */
  readonly rolling?: (round: CurrentRound) => Promise<unknown>;
}

/** Opens the game, plays its next round with a bet on red, and disturbs it. */
async function play({ page }: Visit, { before, bet, open, rolling }: Disturbances = {}): Promise<void> {
  await openDouble(page);
  await before?.();
  const round = await enterNextRound(page);
  await bet?.(round);
  await placeBet(page, 'red');
  await open?.(round);
  await closeBets(round);
  await rolling?.(round);
  await advance(ROLLING_MS);
}

/** Loads the page again, and waits for the table. */
async function reload(page: Page): Promise<void> {
  await page.reload();
  await expect(page.getByRole('region', { name: 'Roleta' })).toContainText(/Apostas abertas|Girando|Deu/);
}

/** Lawful cases in rounds of double. */
export const lawfulDouble: readonly LawfulCase[] = [
  { game: 'double', name: 'an undisturbed round', verdict: 'passed', play: (visit) => play(visit) },
  {
    game: 'double',
    name: 'bets on all colours and two on one',
    verdict: 'passed',
    play: ({ page, ...visit }) =>
      play(
        { page, ...visit },
        {
          async open() {
            for (const [index, color] of (['black', 'white', 'red'] as const).entries()) {
              await expectOwnBets(page, index + 1);
              await placeBet(page, color);
            }
          },
        },
      ),
  },
  {
    game: 'double',
    name: 'a bet that the player takes back',
    verdict: 'passed',
    play: (visit) => play(visit, { open: () => takeBack(visit.page) }),
  },
  { game: 'double', name: 'a lost response to a bet', play: (visit) => play(visit, { bet: () => loseResponse('placeDoubleBet') }) },
  {
    game: 'double',
    name: 'a lost response to a cancellation',
    play: (visit) =>
      play(visit, {
        async open() {
          await loseResponse('cancelDoubleBet');
          await visit.page
            .getByRole('button', { name: /^Retirar R\$/ })
            .first()
            .click();
          await expect(visit.page.getByText('retirada', { exact: true })).toBeVisible();
        },
      }),
  },
  {
    game: 'double',
    name: 'a bet at the last second that is rejected',
    play: (visit) =>
      play(visit, {
        async open(round) {
          await expectOwnBets(visit.page, 1);
          // The page learns too late that the bets are closed.
          await setRealtimeFaults({ drop: 'everything' });
          await closeBets(round);
          await visit.page.getByRole('button', { name: /^Apostar .+ no preto/ }).click();
          await expect(visit.page.getByText(/Nada saiu do seu saldo|apostas estão fechadas/).first()).toBeVisible();
          await setRealtimeFaults({});
        },
      }),
  },
  { game: 'double', name: 'a reload while bets are open', play: (visit) => play(visit, { open: () => reload(visit.page) }) },
  { game: 'double', name: 'a reload while the wheel turns', play: (visit) => play(visit, { rolling: () => reload(visit.page) }) },
  {
    game: 'double',
    name: 'a bet in another tab',
    play: (visit) =>
      play(visit, {
        async open() {
          const other = await visit.context.newPage();
          await openDouble(other);
          await placeBet(other, 'black');
        },
      }),
  },
  {
    game: 'double',
    name: 'a bet on another device',
    play: (visit) => play(visit, { open: ({ id }) => visit.session.post(BETS, { round_id: id, color: 'black', amount: 100 }) }),
  },
  {
    game: 'double',
    name: 'a bet that another device takes back',
    verdict: 'unchecked',
    play: (visit) =>
      play(visit, {
        async open({ id }) {
          const { data } = (await visit.session.get(`${BETS}?round_id=${id}`)) as { data: { id: string }[] };
          await visit.session.delete(`${BETS}/${data[0]?.id}`);
        },
      }),
  },
  {
    game: 'double',
    name: 'a page that is opened while the wheel turns',
    verdict: 'unchecked',
    async play({ page, session }) {
      const { id, betting_ends_at, server_time } = await currentRound();
      await session.post(BETS, { round_id: id, color: 'red', amount: 100 }).catch(() => undefined);
      await advance(Math.max(0, Date.parse(betting_ends_at) + 300 - Date.parse(server_time)));
      await page.goto('/games/double');
      await expect(page.getByRole('region', { name: 'Roleta' })).toContainText('Girando');
      await advance(ROLLING_MS);
    },
  },
  {
    game: 'double',
    name: 'a socket that breaks while bets are open',
    play: (visit) => play(visit, { open: () => callStandIn('POST', '/__mock/realtime/close', {}) }),
  },
  {
    game: 'double',
    name: 'a socket that breaks while the wheel turns',
    play: (visit) => play(visit, { rolling: () => callStandIn('POST', '/__mock/realtime/close', {}) }),
  },
  { game: 'double', name: 'duplicated events', play: (visit) => play(visit, { before: () => setRealtimeFaults({ duplicate: true }) }) },
  {
    game: 'double',
    name: 'events that arrive late and out of order',
    play: (visit) => play(visit, { before: () => setRealtimeFaults({ slow: { ms: 100, jitterMs: 900 } }) }),
  },
  {
    game: 'double',
    name: 'lost events',
    play: (visit) => play(visit, { open: () => setRealtimeFaults({ drop: 'everything' }) }),
  },
  { game: 'double', name: 'slow responses', play: (visit) => play(visit, { bet: () => slowDown(SLOW_MS) }) },
  { game: 'double', name: 'a server clock three minutes fast', play: (visit) => advance(THREE_MINUTES_MS).then(() => play(visit)) },
  { game: 'double', name: 'a server clock three minutes slow', play: (visit) => advance(-THREE_MINUTES_MS).then(() => play(visit)) },
  {
    game: 'double',
    name: 'a server clock that is set forward in a round',
    play: (visit) => play(visit, { open: () => advance(5000) }),
  },
  {
    game: 'double',
    name: 'a loss of all stored data in the round',
    play: (visit) => play(visit, { open: () => forget(visit.page).then(() => reload(visit.page)) }),
  },
  {
    game: 'double',
    name: 'a lost connection over the end of the round',
    play: (visit) =>
      play(visit, {
        async rolling() {
          await visit.context.setOffline(true);
          await advance(ROLLING_MS);
          await restoreConnection(visit);
        },
      }),
  },
  {
    game: 'double',
    name: 'a session that is refreshed between rounds',
    play: (visit) => play(visit, { before: () => advance(SESSION_MS) }),
  },
  {
    game: 'double',
    name: 'a voided round',
    verdict: 'unchecked',
    async play(visit) {
      await openDouble(visit.page);
      await enterNextRound(visit.page);
      await placeBet(visit.page, 'red');
      await callStandIn('POST', '/__mock/double/void', {});
    },
  },
  {
    game: 'double',
    name: 'the first round of a new chain',
    verdict: 'passed',
    async play(visit) {
      await callStandIn('POST', '/__mock/double/chain-end', { rounds: 2 });
      await openDouble(visit.page);
      await enterNextRound(visit.page);
      await enterNextRound(visit.page);
      const first = await enterNextRound(visit.page);
      await placeBet(visit.page, 'red');
      await finishRound(first);
    },
  },
  {
    game: 'double',
    name: 'a page that is opened in the first round of a new chain',
    async play(visit) {
      await callStandIn('POST', '/__mock/double/chain-end', { rounds: 0 });
      await openDouble(visit.page);
      const first = await enterNextRound(visit.page);
      await placeBet(visit.page, 'red');
      await finishRound(first);
    },
  },
  {
    game: 'double',
    name: 'several rounds that the page missed',
    async play(visit) {
      await play(visit);
      await visit.page.goto('/version.json');
      await advance(5 * (15_000 + ROLLING_MS + COMPLETE_MS));
      await play(visit);
    },
  },
  {
    game: 'double',
    name: 'a table that restarts with other round numbers',
    async play(visit) {
      await play(visit);
      await expectLawful(visit.page, 'double', 'passed');
      await callStandIn('POST', '/__mock/double/chain-end', { rounds: 1500 });
      await play(visit);
    },
  },
];
