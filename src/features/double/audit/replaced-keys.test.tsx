import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { listVerdicts } from '@/fairness/core/verdict-log';
import { OTHER_KEY, PLAYER, RECEIPT_KEY } from '@/fairness/double/signing.fixture';

import { advance, colorButton, openGame, press, setUpDoubleTests, testRounds, testServer, waitUntil } from '../double-page.fixture';

setUpDoubleTests();

test('a receipt key that is replaced under its id is red without another bet, and earlier receipts stay valid (G12)', async () => {
  await openGame(1000, 4);
  await press(colorButton('vermelho'));
  await waitUntil(() => expect(testServer().bets).toHaveLength(1));
  await advance(15_000);
  expect(screen.queryByText(/A casa mudou algo que não podia/)).toBeNull();
  testServer().config = { ...testServer().config, receipt_keys: [OTHER_KEY] };
  await advance(9000);
  await waitUntil(() => expect(screen.getByText('A casa mudou algo que não podia: Double, chave dos recibos')).toBeTruthy());
  const notice = within(screen.getByText(/A casa mudou algo/).parentElement ?? document.body);
  expect(notice.getByText(new RegExp(`esperado ${RECEIPT_KEY.public_key}; informado ${OTHER_KEY.public_key}`))).toBeTruthy();
  expect(notice.getByRole('link', { name: 'Ver todas as rodadas conferidas' }).getAttribute('href')).toBe('/games/fairness');
  expect(notice.getByRole('button', { name: 'Copiar provas' })).toBeTruthy();
  await waitUntil(() => expect(notice.getByRole('link', { name: 'ajuda@exemplo.invalid' })).toBeTruthy());
  const verdicts = listVerdicts(PLAYER).filter(({ verdict }) => verdict === 'failed');
  expect(verdicts.map(({ label }) => label)).toEqual(['Double, chave dos recibos']);
  expect(listVerdicts(PLAYER).find(({ round }) => round === testRounds().over(4).id)?.verdict).toBe('passed');
});
