import { afterEach, expect, test, vi } from 'vitest';

import { QUICKNET } from '@/shared/fairness/quicknet';

import { HONEST_MINES, RIGGED_MINES } from './evidence.fixture';
import { verifyEvidence } from './verify-evidence';

afterEach(() => vi.unstubAllGlobals());

test('an honest game of mines passes', async () => {
  const { title, facts, verdict } = await verifyEvidence(HONEST_MINES, QUICKNET);
  expect(title).toBe('Mines, rodada mns_31');
  expect(facts).toContainEqual(['Sua semente', 'cliente-teste']);
  expect(verdict).toBe('passed');
});

test('a game of mines with another layout fails', async () => {
  const { verdict, checks } = await verifyEvidence(RIGGED_MINES, QUICKNET);
  expect(verdict).toBe('failed');
  expect(checks.filter(({ passed }) => !passed).map(({ name }) => name)).toEqual(['Posição das minas']);
});

test('evidence that lacks values is unchecked', async () => {
  const { verdict, checks } = await verifyEvidence({ ...HONEST_MINES, round: {} } as never, QUICKNET);
  expect(verdict).toBe('unchecked');
  expect(checks[0]?.unchecked).toContain('incompletas');
});

test('without WebCrypto a round is unchecked, with that reason', async () => {
  vi.stubGlobal('crypto', {});
  const { verdict, checks } = await verifyEvidence(HONEST_MINES, QUICKNET);
  expect(verdict).toBe('unchecked');
  expect(checks[0]?.unchecked).toContain('WebCrypto');
});
