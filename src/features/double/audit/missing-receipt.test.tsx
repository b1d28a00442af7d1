import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { backend } from '@/api/backend.fixture';
import { listVerdicts } from '@/fairness/core/verdict-log';
import { PLAYER } from '@/fairness/double/signing.fixture';

import {
  advance,
  cancelButton,
  colorButton,
  loseResponses,
  openGame,
  press,
  setUpDoubleTests,
  testServer,
  waitUntil,
} from '../double-page.fixture';

setUpDoubleTests();

const verdictOfRound = (round: number) => listVerdicts(PLAYER).find((entry) => entry.round === `dbl_${round}`);

/** Leaves the receipt out of the response to a bet. */
function acceptWithoutReceipt(): void {
  const serve = (request: Request) => testServer().serve(request);
  async function placeDoubleBet(request: Request) {
    const response = await serve(request);
    const { data }: { data: { receipt?: object } } = await response.json();
    const { receipt: _, ...bare } = data;
    return Response.json({ data: bare }, { status: response.status });
  }
  backend({ placeDoubleBet }, serve);
}

test('a bet that is accepted without a receipt is on the table, and red after the round (G13)', async () => {
  await openGame(1000, 4);
  acceptWithoutReceipt();
  await press(colorButton('vermelho'));
  await waitUntil(() => expect(cancelButton()).toBeTruthy());
  await advance(21_500);
  await waitUntil(() => expect(screen.getByText(/Sua aposta na rodada 4 não confere/)).toBeTruthy());
  expect(verdictOfRound(4)).toMatchObject({ verdict: 'failed', reasons: ['Aposta 1: recibo'] });
  await press(screen.getByRole('button', { name: 'Ver o recibo' }));
  await waitUntil(() => expect(within(screen.getByRole('dialog')).getByText('Informado sem recibo')).toBeTruthy());
});

test('a bet whose response is lost gets its receipt from the list, and is green', async () => {
  await openGame(500, 6);
  loseResponses('POST');
  await press(colorButton('vermelho'));
  await waitUntil(() => expect(cancelButton()).toBeTruthy());
  await advance(22_000);
  await waitUntil(() => expect(verdictOfRound(6)?.verdict).toBe('passed'));
});
