import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { listVerdicts } from '@/fairness/core/verdict-log';
import { PLAYER } from '@/fairness/double/signing.fixture';

import {
  advance,
  announcedBalance,
  announcement,
  cancelButton,
  colorButton,
  loseResponses,
  openGame,
  press,
  receiveRound,
  serverNow,
  setUpDoubleTests,
  testRounds,
  testServer,
  waitUntil,
  wheelText,
} from '../double-page.fixture';

setUpDoubleTests();

const NAMES = { red: 'vermelho', white: 'branco', black: 'preto' } as const;
const winnerOf = (round: number) => NAMES[testRounds().over(round).color ?? 'red'];
const mine = () => screen.getByRole('list', { name: 'Minhas apostas nesta rodada' });
const verdictOfRound = (round: number) => listVerdicts(PLAYER).find((entry) => entry.round === `dbl_${round}`)?.verdict;

async function betAndFinish(round: number, name: string = winnerOf(round)): Promise<void> {
  await openGame(1000, round);
  await press(colorButton(name));
  await waitUntil(() => expect(testServer().bets).toHaveLength(1));
  await advance(21_500);
}

test('an honest bet is marked as checked and recorded for the player', async () => {
  await betAndFinish(4);
  await waitUntil(() => expect(within(mine()).getByText('Conferida')).toBeTruthy());
  expect(verdictOfRound(4)).toBe('passed');
  expect(screen.queryByText(/não confere/)).toBeNull();
});

test('a winning bet that is left out of the list is red, with proofs and support contacts', async () => {
  const closes = Date.parse(testRounds().open(5).betting_ends_at);
  testServer().alterBet = (bet) => (serverNow() > closes ? undefined : bet);
  await betAndFinish(5);
  await advance(7000);
  await waitUntil(() => expect(screen.getByText(/Sua aposta na rodada 5 não confere/)).toBeTruthy());
  const notice = within(screen.getByText(/Sua aposta na rodada 5 não confere/).closest<HTMLElement>('[role=alert]') ?? document.body);
  expect(notice.getByRole('link', { name: 'Ver todas as rodadas conferidas' }).getAttribute('href')).toBe('/games/fairness');
  expect(notice.getByRole('button', { name: 'Copiar provas' })).toBeTruthy();
  await waitUntil(() => expect(notice.getByRole('link', { name: 'ajuda@exemplo.invalid' })).toBeTruthy());
  await press(screen.getByRole('button', { name: 'Ver o recibo' }));
  const dialog = screen.getByRole('dialog', { name: 'Rodada 5' });
  await waitUntil(() => expect(within(dialog).getByText('Informado não está na lista')).toBeTruthy());
  expect(within(dialog).getByRole('button', { name: 'Copiar provas' })).toBeTruthy();
  expect(within(dialog).getByRole('link', { name: 'ajuda@exemplo.invalid' })).toBeTruthy();
  expect(verdictOfRound(5)).toBe('failed');
});

test('a bet that stays open turns red a minute after the roll', async () => {
  testServer().alterBet = (bet) => ({ ...bet, status: 'open', payout: null });
  await betAndFinish(6);
  await advance(50_000);
  expect(screen.queryByText(/Sua aposta na rodada 6/)).toBeNull();
  expect(verdictOfRound(6)).toBeUndefined();
  await advance(12_000);
  await waitUntil(() => expect(screen.getByText(/Sua aposta na rodada 6 não confere/)).toBeTruthy());
});

test('a bet that is reported as cancelled without a cancellation is red', async () => {
  testServer().alterBet = (bet) => (bet.status === 'won' ? { ...bet, status: 'cancelled', payout: bet.amount } : bet);
  await betAndFinish(7);
  await waitUntil(() => expect(screen.getByText(/Sua aposta na rodada 7 não confere/)).toBeTruthy());
});

test('a lost response and a lost cancellation end green', async () => {
  await openGame(500, 8);
  loseResponses('POST');
  await press(colorButton('vermelho'));
  await waitUntil(() => expect(cancelButton()).toBeTruthy());
  loseResponses('DELETE');
  await press(cancelButton());
  await waitUntil(() => expect(within(mine()).getByText('retirada')).toBeTruthy());
  await advance(22_000);
  await waitUntil(() => expect(verdictOfRound(8)).toBe('passed'));
  expect(screen.queryByText(/não confere/)).toBeNull();
});

test('a voided round is shown calmly, its bets are returned, and its verdict is no failure', async () => {
  await openGame(500, 9);
  await press(colorButton('vermelho'));
  await waitUntil(() => expect(cancelButton()).toBeTruthy());
  await waitUntil(() => expect(announcedBalance()).toBe('Saldo R$ 49,50.'));
  await advance(3000);
  testServer().isVoided = (round) => round === 9;
  await receiveRound('DoubleRoundVoided', testRounds().voided(9));
  await waitUntil(() => expect(wheelText()).toContain('Rodada anulada, apostas devolvidas.'));
  expect(announcement()).toBe('Rodada anulada, apostas devolvidas.');
  await waitUntil(() => expect(within(mine()).getByText('devolvida')).toBeTruthy());
  await waitUntil(() => expect(announcedBalance()).toBe('Saldo R$ 50,00.'));
  expect(screen.getByText('Esta rodada foi anulada. Você aposta na próxima.')).toBeTruthy();
  await waitUntil(() => expect(verdictOfRound(9)).toBe('unchecked'));
  await waitUntil(() =>
    expect(
      screen.getByRole('button', { name: 'Rodada 9: anulada, apostas devolvidas, não foi possível conferir. Ver recibo' }),
    ).toBeTruthy(),
  );
  await advance(24_000);
  await waitUntil(() => expect(wheelText()).toContain('Rodada 10'));
  expect(screen.queryByText(/não confere/)).toBeNull();
});

test('a chain with another terminal hash than before is reported within two rounds', async () => {
  await openGame(1000, 9);
  // A slow page would otherwise first read the changed chain.
  await waitUntil(() => expect(localStorage.getItem('double chains')).toContain(testRounds().chain.terminal_hash));
  testServer().config = { ...testServer().config, chain: { ...testRounds().chain, terminal_hash: 'f'.repeat(64) } };
  await advance(52_000);
  await waitUntil(() => expect(screen.getByText(/Hash final da sequência, como foi anunciado: mudou depois de anunciado\./)).toBeTruthy());
  // The chain changed in round 9. If that is read before round 9 is verified, round 9 fails too.
  await waitUntil(() => expect([9, 10].map(verdictOfRound)).toContain('failed'));
});
