// @vitest-environment node
import { expect, test } from 'vitest';

import { LOST_GAME, OPEN_GAME } from '@/fairness/mines/games.fixture';

import { newerRound } from './round-query';

test('the more recent of two versions of a round wins, whichever arrives last', () => {
  const next = { ...OPEN_GAME, id: 'mns_3', nonce: 3, revealed: [] };
  const further = { ...OPEN_GAME, revealed: [12, 7] };
  expect(newerRound(further, OPEN_GAME)).toBe(further);
  expect(newerRound(OPEN_GAME, further)).toBe(further);
  expect(newerRound(LOST_GAME, OPEN_GAME)).toBe(LOST_GAME);
  expect(newerRound(OPEN_GAME, LOST_GAME)).toBe(LOST_GAME);
  expect(newerRound(LOST_GAME, next)).toBe(next);
  expect(newerRound(next, LOST_GAME)).toBe(next);
  const paid = { ...LOST_GAME, status: 'cashed_out' as const, revealed: OPEN_GAME.revealed };
  expect(newerRound(paid, OPEN_GAME)).toBe(paid);
  expect(newerRound(null, OPEN_GAME)).toBe(OPEN_GAME);
  expect(newerRound(LOST_GAME, null)).toBe(LOST_GAME);
});
