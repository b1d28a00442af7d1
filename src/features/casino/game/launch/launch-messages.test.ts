import { expect, test, vi } from 'vitest';

import { ContractError, HttpError, IpBlockedError, NetworkError } from '@/api/errors';
import { paths } from '@/product/paths';

import { errorMessage } from './launch-messages';

const forbidden = (reason: string, message = 'As palavras do servidor.') => new HttpError(403, message, { reason });
const actions = (error: unknown) => errorMessage(error).actions.map((action) => (action.kind === 'page' ? action.to : action.kind));

test.each([
  ['a limit', forbidden('limit_reached'), 'Você chegou a um limite seu', [paths.protection()]],
  ['a pause', forbidden('suspended'), 'Conta em pausa', [paths.protectionSuspension()]],
  ['self-exclusion', forbidden('excluded'), 'Sua conta está em autoexclusão', [paths.walletWithdraw(), paths.protectionExclusion()]],
  ['a missing face check', forbidden('pending_face_id'), 'Falta a verificação facial', ['verify']],
  ['a missing identity', forbidden('pending_kyc'), 'Verifique sua identidade para jogar', ['verify']],
  ['another refusal', forbidden('forbidden'), 'Você não pode jogar agora', [paths.casino()]],
  ['service', new HttpError(409, 'Este jogo está em manutenção.'), 'Este jogo não está disponível agora', ['retry', paths.casino()]],
  ['a game that no longer exists', new HttpError(404, 'x'), 'Este jogo não está mais aqui', [paths.casino()]],
  ['an ended session', new HttpError(401, ''), 'Sua sessão terminou', ['login']],
  ['a server that fails', new HttpError(503, ''), 'O jogo não abriu', ['retry', paths.casino()]],
  ['a VPN', new IpBlockedError(), 'Acesso bloqueado', ['retry']],
  ['no answer', new NetworkError(true), 'O jogo não abriu', ['retry']],
  ['a strange answer', new ContractError('launchGame', '/data', 'x'), 'O jogo não abriu', ['retry', paths.casino()]],
  ['anything', new Error('x'), 'O jogo não abriu', ['retry', paths.casino()]],
])('the message for %s has the right title and actions', (_, error, title, out) => {
  expect(errorMessage(error).title).toBe(title);
  expect(errorMessage(error).text).not.toBe('');
  expect(actions(error)).toEqual(out);
});

test('errorMessage uses the text of the response if there is one', () => {
  expect(errorMessage(forbidden('limit_reached', 'Você atingiu o seu limite de tempo de hoje.')).text).toBe(
    'Você atingiu o seu limite de tempo de hoje.',
  );
});

test('the message for too many attempts includes the wait', () => {
  expect(errorMessage(new HttpError(429, 'Muitas tentativas.', { retryAfter: 12.2 })).text).toBe('Aguarde 13 s e tente de novo.');
});

test('a network error while offline has its own title', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(errorMessage(new NetworkError(false)).title).toBe('Você está sem conexão');
  vi.restoreAllMocks();
});
