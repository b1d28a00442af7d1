import { expect, test, vi } from 'vitest';

import { ContractError, HttpError, IpBlockedError, NetworkError } from '@/api/errors';
import { paths } from '@/shell/paths';

import { errorMessage } from './launch-messages';

const forbidden = (reason: string, message = 'As palavras do servidor.') => new HttpError(403, message, {}, reason);
const ways = (error: unknown) => errorMessage(error).actions.map((way) => (way.kind === 'page' ? way.to : way.kind));

test.each([
  ['a limit', forbidden('limit_reached'), 'Você chegou a um limite seu', [paths.protection()]],
  ['a pause', forbidden('suspended'), 'Sua conta está em pausa', [paths.protectionSuspension()]],
  ['self-exclusion', forbidden('excluded'), 'Sua conta está em autoexclusão', [paths.walletWithdraw(), paths.protectionExclusion()]],
  ['a missing face check', forbidden('pending_face_id'), 'Falta a verificação facial', ['verify']],
  ['a missing identity', forbidden('pending_kyc'), 'Falta verificar a sua identidade', ['verify']],
  ['another refusal', forbidden('forbidden'), 'Você não pode jogar agora', [paths.casino()]],
  ['service', new HttpError(409, 'Este jogo está em manutenção.'), 'Este jogo não está disponível agora', ['retry', paths.casino()]],
  ['a game that is gone', new HttpError(404, 'x'), 'Este jogo não está mais aqui', [paths.casino()]],
  ['an ended session', new HttpError(401, ''), 'Sua sessão terminou', ['login']],
  ['a server that fails', new HttpError(503, ''), 'O jogo não abriu', ['retry', paths.casino()]],
  ['a VPN', new IpBlockedError(), 'Acesso bloqueado', ['retry']],
  ['no answer', new NetworkError(true), 'O jogo não abriu', ['retry']],
  ['a strange answer', new ContractError('launchGame', '/data', 'x'), 'O jogo não abriu', ['retry', paths.casino()]],
  ['anything', new Error('x'), 'O jogo não abriu', ['retry', paths.casino()]],
])('%s is explained, with its way out', (_, error, title, out) => {
  expect(errorMessage(error).title).toBe(title);
  expect(errorMessage(error).text).not.toBe('');
  expect(ways(error)).toEqual(out);
});

test('the words of the server are what is read where it has some', () => {
  expect(errorMessage(forbidden('limit_reached', 'Você atingiu o seu limite de tempo de hoje.')).text).toBe(
    'Você atingiu o seu limite de tempo de hoje.',
  );
});

test('too many attempts say for how long to wait', () => {
  expect(errorMessage(new HttpError(429, 'Muitas tentativas.', {}, '', 12.2)).text).toBe('Aguarde 13 s e tente de novo.');
});

test('offline is called so', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(errorMessage(new NetworkError(false)).title).toBe('Você está sem conexão');
  vi.restoreAllMocks();
});
