import { describe, expect, it } from 'vitest';

import { BALANCE, createStandInBackend } from '../../testing/stand-in-backend.fixture';
import { readOutcome, readSession, listStakes } from './round';

const backend = await createStandInBackend();

describe('the stakes', () => {
  it('ascend from the minimum to the maximum', () => {
    expect(listStakes(20, 50_000)).toEqual([20, 40, 100, 200, 400, 1000, 2000, 4000, 10_000, 20_000, 50_000]);
    expect(listStakes(100, 100)).toEqual([100]);
  });
});

describe('a session', () => {
  it('is read from its response', async () => {
    expect(readSession(await backend.call({ method: 'GET', path: `/__mock/games/${backend.session}` }))).toMatchObject({
      name: backend.world.catalogue.game('1001')?.name,
      minBet: backend.world.catalogue.game('1001')?.minBet,
      balance: BALANCE,
    });
  });

  it.each([
    [{ status: 404, body: { message: 'Não encontrado.' } }, 'Esta sessão de jogo terminou.'],
    [{ status: 403, body: { message: 'Sua conta está em autoexclusão.' } }, 'Sua conta está em autoexclusão.'],
    [{ status: 0, body: null }, 'O jogo não respondeu.'],
    [{ status: 503, body: null }, 'O jogo não respondeu.'],
    [{ status: 200, body: { data: { game: { name: 'X', min_bet: '20' }, balance: 1 } } }, 'O jogo não pôde ser aberto.'],
  ])('with the response %o has an error message', (response, message) => {
    expect(readSession(response)).toContain(message);
  });
});

describe('a round', () => {
  it('is read from its response', async () => {
    const outcome = readOutcome(
      await backend.call({ method: 'POST', path: `/__mock/games/${backend.session}/rounds`, body: { amount: 100 }, key: 'a' }),
    );
    expect(outcome).toMatchObject({ kind: 'played', balance: backend.balance() });
  });

  it.each([
    [422, { message: 'Saldo insuficiente.' }, { kind: 'refused', text: 'Saldo insuficiente.' }],
    [422, { errors: { amount: ['A aposta mínima é R$ 0,20.'] } }, { kind: 'refused', text: 'A aposta mínima é R$ 0,20.' }],
    [
      403,
      { message: 'Você atingiu o seu limite de perda de hoje.', status: 'limit_reached' },
      { kind: 'refused', text: 'Você atingiu o seu limite de perda de hoje.' },
    ],
    [429, null, { kind: 'refused', text: 'A rodada não foi aceita. Nada foi cobrado.' }],
    [409, { message: 'closed' }, { kind: 'over' }],
    [401, null, { kind: 'over' }],
    [0, null, { kind: 'unknown' }],
    [500, null, { kind: 'unknown' }],
    [200, { data: { grid: [], wins: [], win: 0, balance: 1 } }, { kind: 'unknown' }],
    [200, { data: null }, { kind: 'unknown' }],
  ])('with status %i has the documented outcome', (status, body, outcome) => {
    expect(readOutcome({ status, body })).toMatchObject(outcome);
  });
});
