import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { listVerdicts } from '@/fairness/core/verdict-log';
import { PLAYER } from '@/fairness/double/signing.fixture';

import { advance, openGame, setUpDoubleTests, testRounds, testServer, waitUntil } from '../double-page.fixture';

setUpDoubleTests();

const verdictOfRound = (round: number) => listVerdicts(PLAYER).find((entry) => entry.round === `dbl_${round}`)?.verdict;

test('a chain that is replaced while the numbers go on is reported before the next bet, and its rounds are red (G11)', async () => {
  await openGame(1000, 7);
  await advance(15_500);
  testServer().config = { ...testServer().config, chain: { ...testRounds().chain, id: 'dch_9', terminal_hash: 'f'.repeat(64) } };
  testServer().alterRound = (round) => (round.round > 7 ? { ...round, chain_id: 'dch_9' } : round);
  await advance(12_000);
  await waitUntil(() => expect(screen.getByText(/A mesa trocou de sequência sem anunciar\./)).toBeTruthy());
  await advance(21_000);
  await waitUntil(() => expect(verdictOfRound(8)).toBe('failed'));
  expect(verdictOfRound(7)).toBe('passed');
});

test('a round that names another chain once its seed is revealed is red within five seconds', async () => {
  testServer().alterRound = (round) => (round.round === 10 && round.server_seed !== null ? { ...round, chain_id: 'dch_8' } : round);
  await openGame(1000, 10);
  await advance(23_500);
  await waitUntil(() => expect(verdictOfRound(10)).toBe('failed'));
});
