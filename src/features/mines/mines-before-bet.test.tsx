import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { listVerdicts } from '@/fairness/core/verdict-log';

import { createTestServer } from '../../../mocks/node';
import { actionButton, ANA, openAsAna, sentMoves, setUpMinesTests, waitForAnnouncement } from './mines.fixture';

const server = createTestServer();
setUpMinesTests(server);
const { world } = server;

const waitForFinding = (text: RegExp) =>
  waitFor(() => expect(screen.queryAllByText(/^A casa mudou algo que não podia/)[0]?.parentElement?.textContent).toMatch(text), {
    timeout: 10_000,
  });

test.each<[string, RegExp]>([
  ['payout-table-short', /Multiplicador publicado, 1 mina, 1 diamante: esperado 1,03×; informado 0,98×/],
  ['payout-table-inflated', /Multiplicador publicado, 1 mina, 1 diamante: esperado 1,03×; informado 1,04×/],
])('the cheat %s is red before a bet', { tags: 'full' }, async (cheat, text) => {
  world.cheats.set('mines', { name: cheat, since: 0 });
  await openAsAna();
  await waitForFinding(text);
  expect(listVerdicts(ANA)).toMatchObject([{ verdict: 'failed', label: 'Mines, tabela de multiplicadores' }]);
});

test("the player's own seed gets a new ending once the operator knows it, even if the start was rejected", async () => {
  const user = await openAsAna();
  const field = await screen.findByLabelText<HTMLInputElement>('Sua semente');
  await user.clear(field);
  await user.type(field, 'minha');
  const account = world.accounts.get(ANA);
  const limits = [{ type: 'bet', period: 'day', value: 99, pending: null }] as const;
  world.accounts.setProtection(account, { ...account.protection, limits: [...limits] });
  await user.click(actionButton());
  await waitForAnnouncement(/limite/);
  expect(sentMoves()).toEqual(['start']);
  await waitFor(() => expect(field.value).toMatch(/^minha-[0-9a-f]{8}$/));
});
