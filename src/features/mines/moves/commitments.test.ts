import { beforeEach, expect, test } from 'vitest';

import { LOST_GAME, OPEN_GAME } from '../games.fixture';
import { readCommitment, saveSafeCells, saveShownCommitment, saveStart } from './commitments';

beforeEach(() => localStorage.clear());

test('commitments are saved by game and player, and the safe cells only grow', () => {
  const asked = { amount: 1000, mines: 3, client_seed: 'x' };
  const terms = { edgeBp: 100, maxPayout: 5 };
  saveStart('usr_1', OPEN_GAME, asked);
  expect(readCommitment('usr_1', 'mns_2')).toBeUndefined();
  saveShownCommitment('usr_1', { hash: 'h', terms });
  saveStart('usr_1', { ...OPEN_GAME, revealed: [] }, asked);
  saveSafeCells('usr_1', OPEN_GAME);
  saveSafeCells('usr_1', { ...OPEN_GAME, revealed: [] });
  saveSafeCells('usr_1', { ...OPEN_GAME, id: 'mns_9' });
  saveSafeCells('usr_1', LOST_GAME);
  expect(readCommitment('usr_1', 'mns_2')).toEqual({ id: 'mns_2', hash: 'h', terms, asked, nonce: 2, safe: [12] });
  expect(readCommitment('usr_2', 'mns_2')).toBeUndefined();
  expect(readCommitment('usr_1', 'mns_9')).toBeUndefined();
});
