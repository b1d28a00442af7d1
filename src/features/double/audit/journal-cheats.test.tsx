import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import type { DoubleBet } from '@generated/api/model/double-bet';
import { TransactionStatus } from '@generated/api/model/transaction-status';
import { TransactionType } from '@generated/api/model/transaction-type';

import { backend, refuse } from '@/api/backend.fixture';
import { listVerdicts } from '@/fairness/core/verdict-log';
import { PLAYER, signBet } from '@/fairness/double/signing.fixture';
import type { Known } from '@/shared/lib/known';

import {
  advance,
  cancelButton,
  colorButton,
  openGame,
  press,
  receiveRound,
  serverNow,
  setUpDoubleTests,
  testRounds,
  testServer,
  waitUntil,
} from '../double-page.fixture';

setUpDoubleTests();

const NAMES = { red: 'vermelho', white: 'branco', black: 'preto' } as const;
const winnerOf = (round: number) => testRounds().over(round).color ?? 'red';
const loserOf = (round: number) => (winnerOf(round) === 'red' ? 'black' : 'red');
const found = (round: number) => listVerdicts(PLAYER).find((entry) => entry.round === `dbl_${round}`);
const isVerdict = (round: number, verdict: string, reason: RegExp) =>
  waitUntil(() => expect(found(round)).toMatchObject({ verdict, reasons: expect.arrayContaining([expect.stringMatching(reason)]) }));

/** Books a bet on another colour, and loses the response. */
function bookElsewhere(): void {
  const serve = (request: Request) => testServer().serve(request);
  async function placeDoubleBet(request: Request) {
    const asked = (await request.json()) as { round_id: string; amount: number };
    const body = JSON.stringify({ ...asked, color: loserOf(Number(asked.round_id.slice(4))) });
    await serve(new Request(request.url, { method: 'POST', body }));
    return refuse(500);
  }
  backend({ placeDoubleBet }, serve);
}

test('a bet whose response is lost and that is booked on the losing colour is red, and the page does not say that nothing changed', async () => {
  await openGame(500, 4);
  bookElsewhere();
  await press(colorButton(NAMES[winnerOf(4)]));
  await advance(23_000);
  await waitUntil(() => expect(screen.getByText(/a aposta não foi feita\. Confira o seu saldo em Transações/)).toBeTruthy());
  expect(screen.queryByText(/nada mudou no seu saldo/)).toBeNull();
  await isVerdict(4, 'failed', /^Aposta 1, como foi feita$/);
});

test('a bet that this browser did not place is orange, with an invalid receipt red', async () => {
  const bet = (id: string, round: number) =>
    signBet({ id, round_id: `dbl_${round}`, color: loserOf(round), amount: 5000, status: 'open', payout: null }, round);
  testServer().bets.push({ ...bet('bet_x1', 5), round: 5 });
  const unsigned = bet('bet_x2', 6);
  testServer().bets.push({ ...unsigned, receipt: { ...unsigned.receipt, signature: 'A'.repeat(86) }, round: 6 });
  await openGame(500, 5);
  await advance(50_000);
  await isVerdict(5, 'unchecked', /não foi feita neste aparelho/);
  await isVerdict(6, 'failed', /^Aposta 1: recibo$/);
});

/** Returns a round that red wins, so that the operator gains by the attack. */
const wonByRed = () => [3, 4, 5, 6, 7, 8, 9, 10, 11].find((round) => winnerOf(round) === 'red') ?? 0;
/** States a bet that has won as cancelled by the player, with a signature. */
const callCancelled = (round: number) => (bet: Known<DoubleBet>) =>
  bet.status === 'won' ? signBet({ ...bet, status: 'cancelled', payout: bet.amount }, round) : bet;

test('a cancellation that is refused, and reported as made once the bet has won, is red', async () => {
  const round = wonByRed();
  await openGame(500, round);
  await press(colorButton('vermelho'));
  await waitUntil(() => expect(cancelButton()).toBeTruthy());
  backend({ cancelDoubleBet: refuse(409, 'As apostas desta rodada já foram encerradas.') }, (request) => testServer().serve(request));
  await press(cancelButton());
  testServer().alterBet = callCancelled(round);
  await advance(22_000);
  await isVerdict(round, 'failed', /^Aposta 1: R\$/);
});

/** Lets the wheel turn until the page has written the final list of bets into the journal, and then stop. */
async function turnWheel(round: number): Promise<void> {
  await advance(15_000);
  await receiveRound('DoubleRoundRolling', testRounds().over(round));
  await advance(9000);
}

test('a bet that is hidden until the roll, and called cancelled once it has won, is red', async () => {
  const round = wonByRed();
  await openGame(0, round);
  const serve = (request: Request) => testServer().serve(request);
  backend({ placeDoubleBet: async (request) => (await serve(request), refuse(500)) }, serve);
  testServer().alterBet = (bet) => (bet.status === 'open' ? undefined : callCancelled(round)(bet));
  await press(colorButton('vermelho'));
  await turnWheel(round);
  await isVerdict(round, 'failed', /^Lista lida depois do fim das apostas$/);
});

test.each([
  ['before the final list is orange, because another device may have cancelled it', 'unchecked', () => serverNow()],
  ['after the final list is red', 'failed', (round: number) => Date.parse(testRounds().open(round).betting_ends_at) + 5900],
] as const)('a winning bet that is called cancelled %s', async (_, verdict, since) => {
  const round = wonByRed();
  await openGame(0, round);
  await press(colorButton('vermelho'));
  await waitUntil(() => expect(cancelButton()).toBeTruthy());
  const from = since(round);
  testServer().alterBet = (bet) => (serverNow() < from ? bet : signBet({ ...bet, status: 'cancelled', payout: bet.amount }, round));
  await turnWheel(round);
  await isVerdict(round, verdict, verdict === 'failed' ? /^Lista lida depois do fim das apostas$/ : /não foi retirada neste aparelho/);
});

test('a cancellation that is confirmed with an open bet, which then loses, is red', async () => {
  const round = [5, 6, 7, 8, 9, 10, 11].find((one) => winnerOf(one) !== 'red') ?? 0;
  await openGame(500, round);
  await press(colorButton('vermelho'));
  await waitUntil(() => expect(cancelButton()).toBeTruthy());
  backend({ cancelDoubleBet: () => Response.json({ data: testServer().bets[0] }) }, (request) => testServer().serve(request));
  await press(cancelButton());
  await advance(24_000);
  await isVerdict(round, 'failed', /^Aposta 1: R\$/);
});

test('refused bets are counted with those that would have won', async () => {
  await openGame(500, 10);
  testServer().rejectBet = () => Response.json({ message: 'As apostas desta rodada já foram encerradas.' }, { status: 409 });
  await press(colorButton(NAMES[winnerOf(10)]));
  await advance(23_000);
  await waitUntil(() => expect(screen.getByText('1 de 1 aposta recusada, sem resposta ou anulada teria ganhado.')).toBeTruthy());
});

test('a round that is withheld is orange a minute after its end', async () => {
  testServer().alterRound = (round) =>
    round.round === 6 && round.status !== 'waiting' ? { ...round, status: 'rolling', server_seed: null, roll: null, color: null } : round;
  await openGame(500, 6);
  await press(colorButton('vermelho'));
  await waitUntil(() => expect(cancelButton()).toBeTruthy());
  await advance(110_000);
  await isVerdict(6, 'unchecked', /não informou o fim/);
});

test('a stated prize that is in no transaction is red a minute after the round (G17)', async () => {
  const round = wonByRed();
  await openGame(500, round);
  const stake = ({ id, amount }: Known<DoubleBet>) => ({
    id: `trx_${id}`,
    source: 'Bet' as const,
    type: TransactionType.debit,
    status: TransactionStatus.approved,
    amount,
    reference: id,
    created_at: '2026-11-21T14:05:00-03:00',
  });
  backend({ listTransactions: () => ({ data: testServer().bets.map(stake) }) }, (request) => testServer().serve(request));
  await press(colorButton('vermelho'));
  await advance(110_000);
  await waitUntil(() => expect(screen.getByText(/^Prêmio em Transações: esperado R\$\s1,00; informado R\$\s0,00$/)).toBeTruthy());
  expect(found(round)?.verdict).toBe('passed');
});
