import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

import type { DoubleBet } from '@generated/api/model/double-bet';

import type { Known } from '@/shared/lib/known';

import { verdictOf } from '../core/fair-checks';
import type { TestRounds } from './rounds.fixture';
import { createTestRounds } from './rounds.fixture';
import { BEACON, PLAYER, signBet } from './signing.fixture';
import { callCancelled, cancelHere, createAuditedSite, settle, signOwnBet } from './audited-site.fixture';
import { verifyDoubleEvidence } from './evidence';
import { failedAttempts, recordBetAct, recordBetAnswer, recordFinalList } from './journal';

let rounds: TestRounds;

beforeAll(async () => {
  rounds = await createTestRounds(8);
});
beforeEach(() => localStorage.clear());

const other = (color: Known<DoubleBet>['color']) => (color === 'red' ? 'black' : 'red');
const winner = () => rounds.over(6).color ?? 'red';
const refuse = (color: Known<DoubleBet>['color'], amount = 100, player = PLAYER) => {
  recordBetAct('dbl_6', { type: 'bet', player, asked: { round_id: 'dbl_6', color, amount } });
  recordBetAnswer('dbl_6', { to: 'bet', how: 'refused' });
};
const voided = (bet: Known<DoubleBet>): Known<DoubleBet> => ({ ...bet, status: 'voided', payout: bet.amount });
/** Returns a bet whose status is unknown to this version. */
const strange = (id: string): DoubleBet => ({ ...signOwnBet(rounds.open(6), other(winner()), id), status: 'unknown', payout: 0 });

test.each(['by the page', 'by the auditor'])('the final list of one account, kept %s, is no list of another account', async (how) => {
  const { site, auditor } = createAuditedSite(rounds);
  const bet = site.place(winner());
  site.list = [settle(bet, rounds.over(6))];
  if (how === 'by the page') recordFinalList('dbl_6', PLAYER, [bet]);
  await site.audit(rounds.over(6));
  expect(site.last()?.verdict).toBe('passed');
  site.list = [];
  await site.audit(rounds.over(6), 'usr_2');
  expect(site.last()).toMatchObject({ player: 'usr_2', verdict: 'passed', reasons: [] });
  const evidence = auditor.results()[0]?.evidence;
  expect(evidence && verdictOf((await verifyDoubleEvidence(evidence, BEACON)).checks)).toBe('passed');
});

test('a bet of another device that the lagging list of a voided round lacks is orange', async () => {
  const { site } = createAuditedSite(rounds);
  const bet = site.place(winner());
  cancelHere(bet, 'answered');
  site.list = [callCancelled(bet)];
  await site.audit(rounds.voided(6));
  const elsewhere = signOwnBet(rounds.open(6), 'white', 'bet_2');
  site.list = [voided(elsewhere), callCancelled(bet)];
  await site.audit(rounds.voided(6), PLAYER, site.list);
  expect(site.records.map(({ verdict }) => verdict)).toEqual(['unchecked', 'unchecked']);
});

test('an unanswered bet of this browser that the lagging list of a voided round lacks is orange', async () => {
  const { site } = createAuditedSite(rounds);
  const bet = signOwnBet(rounds.open(6), winner());
  recordBetAct('dbl_6', { type: 'bet', player: PLAYER, asked: { round_id: 'dbl_6', color: winner(), amount: 100 } });
  recordBetAnswer('dbl_6', { to: 'bet', how: 'lost' });
  await site.audit(rounds.voided(6));
  site.list = [voided(bet)];
  const { payout: _, ...placed } = voided(bet);
  recordBetAnswer('dbl_6', { to: 'bet', how: 'found', bet: placed });
  await site.audit(rounds.voided(6), PLAYER, site.list);
  expect(site.last()?.reasons).toEqual(['Rodada anulada, apostas devolvidas.']);
});

test('a list that shows a cancelled bet twice, on one page still open, does not contradict itself', async () => {
  const { site } = createAuditedSite(rounds);
  const bet = site.place(winner());
  cancelHere(bet, 'answered');
  site.list = [callCancelled(bet), bet];
  await site.audit(rounds.over(6));
  expect(site.last()?.verdict).toBe('passed');
  await site.audit(rounds.over(6), PLAYER, [callCancelled(bet)]);
  expect(site.last()).toMatchObject({ verdict: 'passed' });
});

test('the final list of a round without a verdict is none of the round to which a restarted table gives its id', async () => {
  const { site } = createAuditedSite(rounds);
  refuse(winner());
  recordFinalList('dbl_6', PLAYER, [], Date.now() - 3_600_000);
  // The table loses its data, restarts, and gives the id again.
  const bet = site.place(other(winner()), 'bet_7');
  site.list = [settle(bet, rounds.over(6))];
  await site.audit(rounds.over(6));
  expect(site.last()).toMatchObject({ verdict: 'passed', reasons: [] });
});

test('a win that is called cancelled after the final list is red, whatever the status of another bet', async () => {
  const { site } = createAuditedSite(rounds);
  const [bet, second] = [site.place(winner()), site.place(other(winner()), 'bet_2')];
  recordFinalList('dbl_6', PLAYER, [second, bet]);
  site.list = [strange('bet_2'), callCancelled(bet)];
  await site.audit(rounds.over(6));
  expect(site.last()).toMatchObject({ verdict: 'failed' });
});

test('a win that is called cancelled is counted, whatever the status of another bet', async () => {
  const { site } = createAuditedSite(rounds);
  const bet = site.place(winner());
  site.place(other(winner()), 'bet_2');
  site.list = [strange('bet_2'), callCancelled(bet)];
  await site.audit(rounds.over(6));
  expect(site.last()).toMatchObject({ verdict: 'unchecked' });
  expect(failedAttempts()).toMatchObject([{ type: 'bet', color: winner(), winner: winner() }]);
});

test('a win that is called cancelled is counted, although another account was refused a bet here', async () => {
  const { site } = createAuditedSite(rounds);
  refuse(other(winner()), 500, 'usr_2');
  const bet = site.place(winner());
  site.list = [callCancelled(bet)];
  await site.audit(rounds.over(6));
  expect(site.last()).toMatchObject({ verdict: 'unchecked' });
  expect(failedAttempts().filter(({ color }) => color === winner())).toMatchObject([{ type: 'bet', color: winner(), winner: winner() }]);
});

test('a chain with an impossible beacon round is red, and refused bets are counted', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const impossible = { ...rounds, chain: { ...rounds.chain, beacon_round: Number.MAX_SAFE_INTEGER } };
  const { site } = createAuditedSite(impossible as never);
  refuse(winner());
  await site.audit(rounds.over(6));
  vi.restoreAllMocks();
  expect.soft(failedAttempts()).toHaveLength(1);
  expect.soft(site.last()).toMatchObject({ verdict: 'failed' });
});

test('a bet of another device that appears or vanishes after the final list is red', async () => {
  for (const [listed, later] of [
    [[0], [0, 1]],
    [[0, 1], [0]],
  ] as const) {
    localStorage.clear();
    const { site } = createAuditedSite(rounds);
    const own = site.place(winner());
    const both = [own, signOwnBet(rounds.open(6), other(winner()), 'bet_2')];
    recordFinalList(
      'dbl_6',
      PLAYER,
      listed.map((i) => both[i] as Known<DoubleBet>),
    );
    site.list = later.map((i) => settle(both[i] as Known<DoubleBet>, rounds.over(6)));
    await site.audit(rounds.over(6));
    expect(site.last()?.verdict).toBe('failed');
  }
});

test('two final lists of two tabs, with acts and answers between them, are green', async () => {
  const { site } = createAuditedSite(rounds);
  const first = site.place(winner());
  const second = site.place(other(winner()), 'bet_2');
  recordFinalList('dbl_6', PLAYER, [second, first]);
  recordBetAct('dbl_6', { type: 'bet', player: PLAYER, asked: { round_id: 'dbl_6', color: 'white', amount: 100 } });
  recordFinalList('dbl_6', PLAYER, [first, second]);
  recordBetAnswer('dbl_6', { to: 'bet', how: 'refused' });
  site.list = [settle(second, rounds.over(6)), settle(first, rounds.over(6))];
  await site.audit(rounds.over(6));
  expect(site.last()).toMatchObject({ verdict: 'passed' });
});

test('an id that comes again after a verdict, with a new bet, is green', async () => {
  const { site } = createAuditedSite(rounds);
  const first = site.place(winner());
  site.list = [settle(first, rounds.over(6))];
  await site.audit(rounds.over(6));
  const again = createAuditedSite(rounds).site;
  const second = again.place(other(winner()), 'bet_7');
  again.list = [settle(second, rounds.over(6))];
  await again.audit(rounds.over(6));
  expect(again.last()).toMatchObject({ verdict: 'passed' });
});

test('the bets of two accounts on one round are green for each', async () => {
  const { site } = createAuditedSite(rounds);
  const mine = site.place(winner());
  const theirs = signBet({ ...mine, id: 'bet_8', color: 'white' }, 6, 'usr_2');
  recordBetAct('dbl_6', { type: 'bet', player: 'usr_2', asked: { round_id: 'dbl_6', color: 'white', amount: 100 } });
  recordBetAnswer('dbl_6', { to: 'bet', how: 'answered', bet: theirs });
  site.list = [settle(mine, rounds.over(6))];
  await site.audit(rounds.over(6));
  expect(site.last()).toMatchObject({ player: PLAYER, verdict: 'passed' });
  site.list = [settle(theirs, rounds.over(6))];
  await site.audit(rounds.over(6), 'usr_2');
  expect(site.last()).toMatchObject({ player: 'usr_2', verdict: 'passed' });
});

test('a final list that found no room in the storage still proves a later change', async () => {
  const { site } = createAuditedSite(rounds);
  const bet = site.place(winner());
  const spy = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  recordFinalList('dbl_6', PLAYER, [bet]);
  site.list = [settle(bet, rounds.over(6))];
  await site.audit(rounds.over(6));
  expect(site.last()?.verdict).toBe('passed');
  site.list = [callCancelled(bet)];
  await site.audit(rounds.over(6), PLAYER, site.list);
  spy.mockRestore();
  expect(site.last()?.verdict).toBe('failed');
});

test('a list of a voided round that still shows a bet as open is read again', async () => {
  const { site } = createAuditedSite(rounds);
  const bet = site.place(winner());
  site.onRead = () => {
    if (site.reads === 2) site.list = [voided(bet)];
  };
  site.list = [bet];
  await site.audit(rounds.voided(6));
  await site.audit(rounds.voided(6), PLAYER, site.list);
  expect(site.last()?.reasons).toEqual(['Rodada anulada, apostas devolvidas.']);
});
