// @vitest-environment node
import { expect, test } from 'vitest';

import { HttpError, NetworkError } from '@/api/errors';
import { InProgressInOtherTabError, NotAppliedError, OfflineError, UnknownOutcomeError } from '@/product/money/operation-errors';

import { moveMessage } from './move-messages';
import { HashChangedError } from './move-requests';

test.each([
  [new OfflineError(), /sem conexão/, undefined],
  [new NetworkError(false), /sem conexão/, undefined],
  [new InProgressInOtherTabError(), /Outra aba/, undefined],
  [new HashChangedError(), /hash da próxima rodada mudou/, undefined],
  [new NotAppliedError(), /a sua jogada não foi feita/, undefined],
  [new UnknownOutcomeError(), /Ainda não sabemos/, '/user/transaction'],
  [new HttpError(403, 'Você atingiu o seu limite.', { reason: 'limit_reached' }), /limite/, '/user/protection'],
  [new HttpError(403, 'Conclua a verificação.', { reason: 'pending_kyc' }), /verificação/, 'verification'],
  [new HttpError(403, 'Sua conta está em autoexclusão.', { reason: 'excluded' }), /autoexclusão/, '/user/wallet/withdraw'],
  [new HttpError(422, 'Saldo insuficiente.', { fieldErrors: { amount: ['Saldo insuficiente.'] } }), /Saldo insuficiente/, 'deposit'],
  [new HttpError(422, 'Os dados enviados são inválidos.', { fieldErrors: { mines: ['Escolha de 1 a 24 minas.'] } }), /1 a 24/, undefined],
  [new HttpError(409, 'Este jogo já terminou.'), /já terminou/, undefined],
])('the message of %s offers its way out', (failure, pattern, to) => {
  const { text, action } = moveMessage(failure);
  expect(text).toMatch(pattern);
  expect(action && ('to' in action ? action.to : action.opens)).toBe(to);
});
