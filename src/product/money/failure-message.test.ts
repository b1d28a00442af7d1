// @vitest-environment node
import { expect, test } from 'vitest';

import { HttpError, NetworkError } from '@/api/errors';

import { failureMessage } from './failure-message';
import {
  InProgressInOtherTabError,
  NotAppliedError,
  NotSentError,
  OfflineError,
  RejectedInBodyError,
  UnknownOutcomeError,
} from './operation-errors';

const WITHDRAWAL = { name: 'o saque', gender: 'm' } as const;
const BET = { name: 'a aposta', gender: 'f' } as const;

const text = (failure: Error, subject: typeof WITHDRAWAL | typeof BET = WITHDRAWAL) =>
  failureMessage(failure, subject).text.replaceAll('\u00a0', ' ');

test.each([
  [new OfflineError(), /sem conexão.*O saque não foi enviado nem será automaticamente/],
  [new NetworkError(false), /sem conexão/],
  [new InProgressInOtherTabError(), /^Outra aba do site está enviando o saque/],
  [new NotSentError('', { cause: new HttpError(500, '') }), /O saque não foi enviado\.$/],
  [new NotAppliedError(), /não foi feito e nada mudou no seu saldo/],
  [new UnknownOutcomeError(), /^Ainda não sabemos se o saque foi feito/],
  [new RejectedInBodyError('Cupom vencido.'), /^Cupom vencido\.$/],
  [
    new HttpError(422, 'Os dados enviados são inválidos.', { fieldErrors: { amount: ['O saque mínimo é R$ 1,00.'] } }),
    /^O saque mínimo é R\$ 1,00\.$/,
  ],
])('the message of %s says whether money moved', (failure, words) => {
  expect(text(failure)).toMatch(words);
});

test('a feminine noun gets feminine participles', () => {
  expect(text(new OfflineError(), BET)).toContain('A aposta não foi enviada nem será automaticamente');
  expect(text(new UnknownOutcomeError(), BET)).toContain('foi feita');
});

test('a rejection has its exact rule, and the way out of its reason', () => {
  const rollover = new HttpError(422, 'Falta apostar R$ 20,00.', { fieldErrors: { amount: ['Você pode sacar até R$ 105,50 agora.'] } });
  expect(failureMessage(rollover, WITHDRAWAL)).toEqual({
    text: 'Falta apostar R$ 20,00.',
    detail: 'Você pode sacar até R$ 105,50 agora.',
  });
  const limited = new HttpError(403, 'Este depósito passa do seu limite.', { reason: 'limit_reached' });
  expect(failureMessage(limited, WITHDRAWAL).action).toMatchObject({ to: '/user/protection' });
  expect(failureMessage(new HttpError(403, 'x', { reason: 'pending_kyc' }), WITHDRAWAL).action).toMatchObject({
    to: '/user/account/document',
  });
});
