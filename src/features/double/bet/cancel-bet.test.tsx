import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import {
  advance,
  announcedBalance,
  cancelButton,
  colorButton,
  loseResponses,
  openGame,
  press,
  setUpDoubleTests,
  testServer,
  UNKNOWN_TEXT,
  waitUntil,
  wheelText,
} from '../double-page.fixture';
import { backend, refuse } from '@/api/backend.fixture';
import { listVerdicts } from '@/fairness/core/verdict-log';
import { PLAYER, signBet } from '@/fairness/double/signing.fixture';

setUpDoubleTests();

test('a cancellation whose response was lost is looked up and found', async () => {
  await openGame(500);
  await press(colorButton('vermelho'));
  await waitUntil(() => expect(cancelButton()).toBeTruthy());
  loseResponses('DELETE');
  await press(cancelButton());
  await waitUntil(() => expect(screen.getByText('retirada')).toBeTruthy());
  expect(screen.queryByText(UNKNOWN_TEXT)).toBeNull();
  expect(screen.queryByText(/não foi retirada|continua na mesa/)).toBeNull();
  await waitUntil(() => expect(announcedBalance()).toBe('Saldo R$ 50,00.'));
});

test('a cancellation that never arrived is looked up until its outcome is known, and its message ends with the round', async () => {
  await openGame(500);
  await press(colorButton('vermelho'));
  await waitUntil(() => expect(cancelButton()).toBeTruthy());
  loseResponses('DELETE', false);
  await press(cancelButton());
  await waitUntil(() => expect(screen.getByText(UNKNOWN_TEXT)).toBeTruthy());
  await advance(13_000);
  expect(screen.getByText(UNKNOWN_TEXT)).toBeTruthy();
  // The list may lag 5 s behind, so that it proves only then that the bet stays.
  await advance(8500);
  await waitUntil(() => expect(screen.getByText('Conferimos: a aposta não saiu da mesa e vale na rodada.')).toBeTruthy());
  expect(screen.queryByText(UNKNOWN_TEXT)).toBeNull();
  await advance(10_000);
  await waitUntil(() => expect(wheelText()).toContain('Rodada 6'));
  expect(screen.queryByText(/Conferimos/)).toBeNull();
});

test('a cancellation that fails with 500 is unknown until betting closes, and the next bet clears its message', async () => {
  await openGame(500);
  await press(colorButton('vermelho'));
  await waitUntil(() => expect(cancelButton()).toBeTruthy());
  backend({ cancelDoubleBet: refuse(500, 'Erro.') }, (request) => testServer().serve(request));
  await press(cancelButton());
  await waitUntil(() => expect(screen.getByText(UNKNOWN_TEXT)).toBeTruthy());
  await advance(21_500);
  await waitUntil(() => expect(screen.getByText('Conferimos: a aposta não saiu da mesa e vale na rodada.')).toBeTruthy());
  await advance(10_000);
  await waitUntil(() => expect(colorButton('preto').getAttribute('aria-disabled')).toBeNull());
  await press(colorButton('preto'));
  await waitUntil(() => expect(testServer().bets).toHaveLength(2));
  expect(screen.queryByText(/Conferimos/)).toBeNull();
});

test('a cancellation at the end of betting whose answer is lost is green with a list that is four seconds behind', async () => {
  await openGame(500, 8);
  await press(colorButton('vermelho'));
  await advance(12_000);
  let cancelledAt = Number.POSITIVE_INFINITY;
  const serve = (request: Request) => testServer().serve(request);
  const cancelDoubleBet = async (request: Request) => {
    await serve(request);
    cancelledAt = Date.now();
    return refuse(500);
  };
  backend({ cancelDoubleBet }, serve);
  testServer().alterBet = (bet) =>
    bet.status === 'cancelled' && Date.now() < cancelledAt + 4000 ? signBet({ ...bet, status: 'open', payout: null }, 8) : bet;
  await press(cancelButton());
  await advance(24_000);
  await waitUntil(() =>
    expect(listVerdicts(PLAYER).find(({ round }) => round === 'dbl_8')).toMatchObject({ verdict: 'passed', reasons: [] }),
  );
});

test('if no request is answered the cancellation stays unknown, and can be repeated', async () => {
  await openGame(500);
  await press(colorButton('vermelho'));
  await waitUntil(() => expect(cancelButton()).toBeTruthy());
  backend({}, () => Promise.reject(new TypeError('lost')));
  await press(cancelButton());
  await waitUntil(() => expect(screen.getByText(UNKNOWN_TEXT)).toBeTruthy());
  await advance(20_000);
  await waitUntil(() => expect(screen.getByText('Ainda não sabemos se a retirada foi feita.')).toBeTruthy());
  expect(screen.getByRole('button', { name: 'Repetir o mesmo pedido' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver transações' })).toBeTruthy();
});

test('offline a cancellation is not sent, and the player is told', async () => {
  await openGame(500);
  await press(colorButton('vermelho'));
  await waitUntil(() => expect(cancelButton()).toBeTruthy());
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await press(cancelButton());
  await waitUntil(() => expect(screen.getByText(/^Você está sem conexão\. O pedido de retirada não foi enviado/)).toBeTruthy());
  online.mockRestore();
  expect(testServer().bets[0]?.status).toBe('open');
});
