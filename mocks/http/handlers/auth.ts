import { LOGIN_RATE_LIMIT } from '../../domain/attempts';
import type { Player } from '../../db/players/players';
import { userStatus } from '../../domain/player/verification';
import { toChallengeDto } from '../../domain/player/login-challenge';
import { toMeBalances } from '../../domain/money/wallet';
import { clientIp, clientOf } from '../client';
import { messageResponse, rateLimited } from '../responses';
import type { TagHandlers } from '../types';
import { closedText } from './closed-text';
import { openSession, toTokenDto } from './open-session';

/**
 * Handlers of login, session and registration. After too many wrong passwords a login gets a 429, also with the right one. A blocked or
 * closed account is a 403. A login can get a challenge of a second factor instead of a token. An invalid registration is a 200 with
 * `success: false`; a valid one opens no session. The check of a document is a 422 only for a text that is no CPF: a refused CPF is a 200
 * with `success: false`, an unknown one a 200 without `success`.
 */
export const authHandlers: TagHandlers<'auth'> = {
  login({ world, body, headers }) {
    const typed = body.login ?? body.email;
    const player = world.players.byLogin(typed);
    // The typed text counts for unknown accounts, so that the limit does not reveal which accounts exist.
    const tries = `login ${player?.id ?? typed.trim().toLowerCase()}`;
    const wait = world.identity.attempts.retryAfterSeconds(tries, LOGIN_RATE_LIMIT);
    if (wait > 0) return rateLimited(wait);
    // Wrong account and password have one message (SPEC V3), so that accounts cannot be enumerated.
    if (player === undefined || player.password !== body.password) {
      const left = world.identity.attempts.record(tries, LOGIN_RATE_LIMIT);
      if (left === 0) return rateLimited(world.identity.attempts.retryAfterSeconds(tries, LOGIN_RATE_LIMIT));
      return { status: 401, body: { error: 'Email ou senha incorretos!', attempts_left: left } };
    }
    world.identity.attempts.clear(tries);
    if (player.blocked === true) return { status: 403, body: { error: 'Sua conta está bloqueada. Fale com o suporte.' } };
    const closed = closedText(world, player);
    if (closed !== undefined) return { status: 403, body: { error: closed } };
    const client = clientOf(headers);
    const challenge = world.identity.secondFactor.challenge(player, headers.get('Device-Token') ?? undefined, client);
    if (challenge === null) return { status: 200, body: toTokenDto(openSession(world, player.id, client)) };
    return { status: 200, body: { second_factor: toChallengeDto(challenge, player.email, world.clock.now()) } };
  },

  logout({ world, bearer }) {
    world.sessions.end(bearer.session.token);
    return { status: 200, body: { success: true, message: 'Você saiu da sua conta.' } };
  },

  getMe({ world, bearer: { player } }) {
    const money = toMeBalances(world.accounts.get(player.id).wallet, world.clock.now());
    return { status: 200, body: { user: { ...toUserDto(player), wallet: money.wallet }, ...money } };
  },

  refreshToken({ world, bearer }) {
    const session = world.sessions.refresh(bearer.session.token);
    return session === undefined ? messageResponse(401, 'Token expirado ou inválido') : { status: 200, body: toTokenDto(session) };
  },

  getIp: ({ headers }) => ({ status: 200, body: { userIP: clientIp(headers) } }),

  registerPlayer({ world, body, visit }) {
    if (visit.ipBlocked) return IP_BLOCKED;
    const opened = world.identity.registration.open(body, { needsActivation: visit.registration !== 'identity' });
    if (opened.ok) return { status: 200, body: { success: true, message: 'Cadastro realizado com sucesso.' } };
    return {
      status: 200,
      body: { success: false, message: 'Não foi possível concluir o cadastro.', data: { errors: opened.error } },
    };
  },

  validateDocument({ world, body }) {
    const checked = world.identity.registration.check(body.document);
    if (checked.ok) {
      const { name, birthday } = checked.value;
      return { status: 200, body: { success: true, name, birthday } };
    }
    const { reason, message } = checked.error;
    if (reason === 'unknown') return { status: 200, body: { message } };
    const rejection = { success: false, errors: { document: [message] } };
    if (reason === 'not_a_cpf') return { status: 422, body: { ...rejection, message: 'Os dados enviados são inválidos.' } };
    return { status: 200, body: rejection };
  },
};

/** Response to a registration in a visit whose address is blocked. */
const IP_BLOCKED = {
  status: 403,
  body: { message: 'Acesso bloqueado para o seu endereço de IP.', status: 'ip_blocked' },
} as const;

const toUserDto = ({ id, name, email, phone, cpf, birthday, gender, verification }: Player) => ({
  id,
  name,
  email,
  phone,
  document: { number: cpf },
  birthday,
  gender,
  status: userStatus(verification),
});
