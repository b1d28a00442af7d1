// @vitest-environment node
import { expect, test } from 'vitest';

import type { MinesGame } from '@generated/api/model/mines-game';

import { LOST_GAME, OPEN_GAME, plain } from '@/fairness/mines/games.fixture';

import { roundText } from './round-labels';

test('each state of a round has its text', () => {
  const won: MinesGame = { ...LOST_GAME, status: 'cashed_out', revealed: [12], payout: 1120 };
  const text = (game: MinesGame | null, most = 5_000_000) => plain(roundText(game, most));
  expect(text(null)).toBe('Escolha o valor e o número de minas.');
  expect(text({ ...OPEN_GAME, revealed: [] })).toBe('Rodada aberta com 3 minas. Chance de diamante: 88 %.');
  expect(text(OPEN_GAME)).toBe('Diamante. Parar e levar: R$ 11,20. Chance no próximo: 88 %.');
  expect(text(LOST_GAME)).toBe('Mina. Você perdeu R$ 10,00.');
  expect(text(won)).toBe('Você levou R$ 11,20, 1,12× da aposta.');
  expect(text(won, 1120)).toBe('Prêmio máximo: a rodada parou e você levou R$ 11,20.');
  expect(text({ ...won, mines: 24 })).toContain('Todos os diamantes abertos, a rodada parou.');
});
