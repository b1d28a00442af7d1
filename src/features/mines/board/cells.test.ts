// @vitest-environment node
import { expect, test } from 'vitest';

import { LOST_GAME, OPEN_GAME } from '@/fairness/mines/games.fixture';

import { cellAfterKey, cellName, cellStates } from './cells';

test('cell states follow from the game, and only an ended one reveals the rest', () => {
  expect(new Set(cellStates(null, 3))).toEqual(new Set(['closed']));
  const playing = cellStates(OPEN_GAME, 3);
  expect([playing[12], playing[3], playing[4]]).toEqual(['gem', 'opening', 'closed']);
  const over = cellStates(LOST_GAME, undefined);
  expect([over[12], over[3], over[4], over[0]]).toEqual(['gem', 'hit', 'unopened-mine', 'unopened-gem']);
});

test('the name of a cell has its position and state', () => {
  expect(cellName(0, 'closed')).toBe('Linha 1, coluna 1: fechada');
  expect(cellName(24, 'hit')).toBe('Linha 5, coluna 5: mina, encerrou a rodada');
});

test.each([
  [12, 'ArrowLeft', 11],
  [10, 'ArrowLeft', 10],
  [14, 'ArrowRight', 14],
  [2, 'ArrowUp', 2],
  [7, 'ArrowUp', 2],
  [22, 'ArrowDown', 22],
  [12, 'Home', 10],
  [12, 'End', 14],
  [12, 'x', undefined],
])('the focus moves from cell %i with %s to %s', (cell, key, next) => {
  expect(cellAfterKey(cell, key, false)).toBe(next);
});

test('Ctrl with Home and End moves the focus to the corners of the board', () => {
  expect([cellAfterKey(12, 'Home', true), cellAfterKey(12, 'End', true)]).toEqual([0, 24]);
});
