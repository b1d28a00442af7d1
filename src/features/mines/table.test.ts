import { beforeEach, expect, test, vi } from 'vitest';

import type { MinesGame } from '@generated/api/model/mines-game';
import type { ProtectionLimit } from '@generated/api/model/protection-limit';

import { HttpError, NetworkError } from '@/api/errors';
import { InProgressInOtherTabError, NotAppliedError, OfflineError, UnknownOutcomeError } from '@/shell/money/operation-errors';

import { cellAfterKey, cellName, cellStates } from './board/cells';
import { parseSeedDraft, newClientSeed, validateClientSeed } from './bet/client-seed';
import { saveShownCommitment, saveSafeCells, saveStart, readCommitment } from './moves/commitments';
import { moveMessage } from './moves/move-messages';
import { HashChangedError } from './moves/move-requests';
import { newerRound } from './round-query';
import { playRoundSound, useMinesSound } from './sounds';
import { parseBetDraft, limitText, quickStakes, reasonClosed, validateStake } from './bet/stake';
import { roundText } from './round-labels';

const open: MinesGame = {
  id: 'mns_2',
  status: 'open',
  amount: 1000,
  mines: 3,
  revealed: [12],
  multiplier: 1.12,
  next_multiplier: 1.28,
  payout: 1120,
  client_seed: 'x',
  server_seed_hash: 'f'.repeat(64),
  nonce: 2,
  mine_positions: null,
  server_seed: null,
  started_at: '2026-11-21T14:05:00-03:00',
  ended_at: null,
};
const ended: MinesGame = {
  ...open,
  status: 'lost',
  revealed: [12, 3],
  payout: 0,
  next_multiplier: null,
  mine_positions: [3, 4, 5],
  server_seed: 'a'.repeat(64),
};
/** What is read, with the blanks that do not break as plain ones. */
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

beforeEach(() => localStorage.clear());

test('what cells show follows from the game, and only an ended one shows the others', () => {
  expect(new Set(cellStates(null, 3))).toEqual(new Set(['closed']));
  const playing = cellStates(open, 3);
  expect([playing[12], playing[3], playing[4]]).toEqual(['gem', 'opening', 'closed']);
  const over = cellStates(ended, undefined);
  expect([over[12], over[3], over[4], over[0]]).toEqual(['gem', 'hit', 'unopened-mine', 'unopened-gem']);
});

test('cells have a place and a state in their names', () => {
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
])('from cell %i %s leads to %s', (cell, key, next) => {
  expect(cellAfterKey(cell, key, false)).toBe(next);
});

test('Ctrl with Home and End leads to the ends of the board', () => {
  expect([cellAfterKey(12, 'Home', true), cellAfterKey(12, 'End', true)]).toEqual([0, 24]);
});

test('of two tellings the newerRound one is shown, whichever arrives last', () => {
  const next = { ...open, id: 'mns_3', nonce: 3, revealed: [] };
  const further = { ...open, revealed: [12, 7] };
  expect(newerRound(further, open)).toBe(further);
  expect(newerRound(open, further)).toBe(further);
  expect(newerRound(ended, open)).toBe(ended);
  expect(newerRound(open, ended)).toBe(ended);
  expect(newerRound(ended, next)).toBe(next);
  expect(newerRound(next, ended)).toBe(next);
  const paid = { ...ended, status: 'cashed_out' as const, revealed: open.revealed };
  expect(newerRound(paid, open)).toBe(paid);
  expect(newerRound(null, open)).toBe(open);
  expect(newerRound(ended, null)).toBe(ended);
});

test('quick stakes stay within what the house takes', () => {
  const range = { min_bet: 10, max_bet: 200_000 };
  const cents = (amount: number | null, available?: number) => quickStakes(amount, range, available).map((one) => one.cents);
  expect(cents(1001, 5000)).toEqual([500, 2002, 10, 5000]);
  expect(cents(15, 4)).toEqual([10, 30, 10, 10]);
  expect(cents(150_000)).toEqual([75_000, 200_000, 10, 200_000]);
  expect(cents(null, 5000)).toEqual([10, 10, 10, 5000]);
});

const limit = (type: ProtectionLimit['type'], value: number, used: number): ProtectionLimit => ({
  id: 'lim_1',
  type,
  period: 'day',
  value,
  used,
  pending_value: null,
  effective_at: null,
});

test.each([
  [null, 5000, [], 'Escolha o valor da aposta.'],
  [9, 5000, [], 'A aposta mínima é R$ 0,10.'],
  [200_001, 5000, [], 'A aposta máxima é R$ 2.000,00.'],
  [5001, 5000, [], 'Saldo insuficiente: você tem R$ 50,00.'],
  [100, 5000, [limit('bet', 1000, 1000)], 'Você atingiu o seu limite de apostas de hoje.'],
  [100, 5000, [limit('time', 60, 61)], 'Você atingiu o seu limite de tempo de hoje.'],
  [null, 5000, [limit('loss', 60, 60)], 'Você atingiu o seu limite de perdas de hoje.'],
  [100, 5000, [limit('deposit', 100, 100), limit('loss', 1000, -50)], undefined],
  [100, undefined, [], undefined],
])('a stake of %s cents with %s: %s', (amount, available, limits, why) => {
  expect(plain(validateStake(amount, { min_bet: 10, max_bet: 200_000 }, available, limits)?.text)).toBe(why);
});

test('a limit that is used up and a stake above the balance have a way out (SPEC D9)', () => {
  const range = { min_bet: 10, max_bet: 200_000 };
  expect(validateStake(100, range, 5000, [limit('loss', 1000, 1000)])?.action).toMatchObject({ to: '/user/protection' });
  expect(validateStake(5001, range, 5000, [])?.action).toMatchObject({ opens: 'deposit' });
  expect(validateStake(9, range, 5000, [])?.action).toBeUndefined();
});

test('a stake and a seed are taken up verifyAgain after a reload, and nothing else is', () => {
  expect(parseBetDraft({ amount: 500, mines: 24 })).toEqual({ amount: 500, mines: 24 });
  expect(parseBetDraft({ amount: null, mines: 1 })).toEqual({ amount: null, mines: 1 });
  for (const other of [null, 5, {}, { amount: 500 }, { amount: '5', mines: 3 }, { amount: 500, mines: 25 }, { amount: 500, mines: 0 }])
    expect(parseBetDraft(other)).toBeUndefined();
  expect(parseSeedDraft({ text: 'minha', isOwn: true })).toEqual({ text: 'minha', isOwn: true });
  for (const other of [null, 'minha', {}, { text: 5, isOwn: true }]) expect(parseSeedDraft(other)).toBeUndefined();
});

test('the tightest limit on stakes or losses is told', () => {
  expect(limitText([limit('deposit', 1, 0)])).toBeUndefined();
  expect(plain(limitText([limit('bet', 10_000, 1000), limit('loss', 5000, 4000)]))).toBe(
    'Seu limite de perdas é R$ 50,00 por dia. Ainda cabem R$ 10,00.',
  );
});

test('an excluded or suspended player reads until when, and that withdrawing stays open (SPEC D10)', () => {
  const protection = {
    limits: [],
    suspension: null,
    exclusion: null,
    reminders: { session_minutes: null, spend_amount: null },
    central_url: 'https://x',
  };
  expect(reasonClosed(protection)).toBeUndefined();
  expect(reasonClosed({ ...protection, suspension: { until: '2026-11-22T14:05:00-03:00' } })?.text).toContain('22/11/2026 14:05');
  expect(reasonClosed({ ...protection, exclusion: { until: null, withdraw_until: '2026-12-21T14:05:00-03:00' } })?.text).toContain(
    '21/12/2026 14:05',
  );
});

test('each state of a round has its words', () => {
  const won: MinesGame = { ...ended, status: 'cashed_out', revealed: [12], payout: 1120 };
  const words = (game: MinesGame | null, most = 5_000_000) => plain(roundText(game, most));
  expect(words(null)).toBe('Escolha a aposta e as minas para começar.');
  expect(words({ ...open, revealed: [] })).toBe('Rodada aberta com 3 minas. Chance de diamante: 88 %.');
  expect(words(open)).toBe('Diamante. Retirar agora paga R$ 11,20. Chance no próximo: 88 %.');
  expect(words(ended)).toBe('Mina. Você perdeu R$ 10,00.');
  expect(words(won)).toBe('Você retirou R$ 11,20, 1,12× da aposta.');
  expect(words(won, 1120)).toBe('Prêmio máximo: R$ 11,20, retirado automaticamente.');
  expect(words({ ...won, mines: 24 })).toContain('Todos os diamantes abertos, retirada automática.');
});

test('seeds are drawn by the browser, and one that the contract would refuse is explained', () => {
  expect(newClientSeed()).toMatch(/^[0-9a-f]{32}$/);
  expect(newClientSeed()).not.toBe(newClientSeed());
  expect(['abc-_9', '', 'a b', 'a:b', 'x'.repeat(65)].map((seed) => validateClientSeed(seed) === undefined)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('what was commitment is kept by game and player, and the safe cells only grow', () => {
  const asked = { amount: 1000, mines: 3, client_seed: 'x' };
  const terms = { edgeBp: 100, maxPayout: 5 };
  saveStart('usr_1', open, asked);
  expect(readCommitment('usr_1', 'mns_2')).toBeUndefined();
  saveShownCommitment('usr_1', { hash: 'h', terms });
  saveStart('usr_1', { ...open, revealed: [] }, asked);
  saveSafeCells('usr_1', open);
  saveSafeCells('usr_1', { ...open, revealed: [] });
  saveSafeCells('usr_1', { ...open, id: 'mns_9' });
  saveSafeCells('usr_1', ended);
  expect(readCommitment('usr_1', 'mns_2')).toEqual({ id: 'mns_2', hash: 'h', terms, asked, nonce: 2, safe: [12] });
  expect(readCommitment('usr_2', 'mns_2')).toBeUndefined();
  expect(readCommitment('usr_1', 'mns_9')).toBeUndefined();
});

test.each([
  [new OfflineError(), /sem conexão/, undefined],
  [new NetworkError(false), /sem conexão/, undefined],
  [new InProgressInOtherTabError(), /Outra aba/, undefined],
  [new HashChangedError(), /hash da próxima rodada mudou/, undefined],
  [new NotAppliedError(), /nada mudou na rodada/, undefined],
  [new UnknownOutcomeError(), /Ainda não sabemos/, '/user/transaction'],
  [new HttpError(403, 'Você atingiu o seu limite.', { reason: 'limit_reached' }), /limite/, '/user/protection'],
  [new HttpError(403, 'Conclua a verificação.', { reason: 'pending_kyc' }), /verificação/, 'verification'],
  [new HttpError(403, 'Sua conta está em autoexclusão.', { reason: 'excluded' }), /autoexclusão/, '/user/wallet/withdraw'],
  [new HttpError(422, 'Saldo insuficiente.', { fieldErrors: { amount: ['Saldo insuficiente.'] } }), /Saldo insuficiente/, 'deposit'],
  [new HttpError(422, 'Os dados enviados são inválidos.', { fieldErrors: { mines: ['Escolha de 1 a 24 minas.'] } }), /1 a 24/, undefined],
  [new HttpError(409, 'Este jogo já terminou.'), /já terminou/, undefined],
])('the message of %s has its way out', (failure, words, to) => {
  const { text, action } = moveMessage(failure);
  expect(text).toMatch(words);
  expect(action && ('to' in action ? action.to : action.opens)).toBe(to);
});

test('nothing sounds until the player turns it on, and the choice is kept', () => {
  const begun = vi.fn();
  vi.stubGlobal(
    'AudioContext',
    class {
      currentTime = 0;
      createOscillator = () => ({ frequency: { setValueAtTime: begun }, connect: (to: unknown) => to, start: () => {}, stop: () => {} });
      createGain = () => ({
        gain: { setValueAtTime: () => {}, linearRampToValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} },
        connect: (to: unknown) => to,
      });
    },
  );
  playRoundSound(open);
  expect(begun).not.toHaveBeenCalled();
  useMinesSound.getState().toggle();
  expect(localStorage.getItem('mines-sound')).toBe('on');
  begun.mockClear();
  playRoundSound({ ...open, revealed: [] });
  expect(begun).not.toHaveBeenCalled();
  playRoundSound(open);
  playRoundSound(ended);
  expect(begun).toHaveBeenCalledTimes(2);
  useMinesSound.getState().toggle();
  vi.unstubAllGlobals();
});
