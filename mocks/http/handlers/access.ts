import type { Player } from '../../db/players/players';
import type { World } from '../../db/world';
import { MESSAGE_RATE_LIMIT } from '../../domain/attempts';
import { isoDateTime } from '../../domain/calendar';
import type { TrustedDevice } from '../../domain/player/login-challenge';
import { CODE_RATE_LIMIT, maskEmail, resendSeconds } from '../../domain/player/login-challenge';
import { otpauthUrl } from '../../domain/player/totp';
import { invalid } from '../../domain/result';
import { clientOf } from '../client';
import { paginateQuery } from '../envelope';
import { messageResponse, rateLimited } from '../responses';
import type { TagHandlers } from '../types';
import { openSession, toTokenDto } from './open-session';
import { confirmationHandlers } from './access-confirmations';
import { passkeyHandlers } from './access-passkeys';
import { codeTries, passwordRefusal } from './access-refusals';

/** Lifetime of a login code. */
const CODE_LIFETIME_S = 600;
/** Response to a code, or to a request for a new one, if the challenge of the login is unknown, used or expired. */
const ENDED = messageResponse(409, 'Este código venceu. Entre de novo com a sua senha.');

const secondFactorHandlers: Omit<TagHandlers<'access'>, keyof typeof passkeyHandlers | keyof typeof confirmationHandlers> = {
  async confirmLogin({ world, body, headers }) {
    const { secondFactor, attempts } = world.identity;
    const challenge = secondFactor.find(body.challenge);
    const player = challenge && world.players.byId(challenge.playerId);
    if (challenge === undefined || player === undefined) return ENDED;
    const tries = codeTries(player.id);
    const wait = attempts.retryAfterSeconds(tries, CODE_RATE_LIMIT);
    if (wait > 0) return rateLimited(wait);
    if (!(await secondFactor.isRight(challenge, body.method, body.code))) return wrongCode(world, player.id, challenge.id);
    attempts.clear(tries);
    secondFactor.end(challenge.id);
    const client = clientOf(headers);
    const device = body.trust_device ? secondFactor.trust(player.id, client) : undefined;
    tellOfNewDevice(world, player, client.device);
    const session = openSession(world, player.id, client);
    return { status: 200, body: { data: { ...toTokenDto(session), device_token: device?.token ?? null } } };
  },

  resendLoginCode({ world, body }) {
    const { secondFactor, attempts } = world.identity;
    const challenge = secondFactor.find(body.challenge);
    const player = challenge && world.players.byId(challenge.playerId);
    if (challenge === undefined || player === undefined) return ENDED;
    const now = world.clock.now();
    const messages = `login code ${player.id}`;
    const wait = Math.max(resendSeconds(challenge, now), attempts.retryAfterSeconds(messages, MESSAGE_RATE_LIMIT));
    if (wait > 0) return rateLimited(wait);
    attempts.record(messages, MESSAGE_RATE_LIMIT);
    const sent = secondFactor.sendCode(challenge, player);
    return { status: 200, body: { data: { resend_in: resendSeconds(sent, now), expires_in: CODE_LIFETIME_S } } };
  },

  getAccess({ world, bearer: { player } }) {
    const totp = world.identity.secondFactor.totpOf(player.id);
    const active = totp && { active_since: isoDateTime(totp.activeSince ?? 0), recovery_codes_left: totp.recoveryCodes.length };
    return { status: 200, body: { data: { email_masked: maskEmail(player.email), totp: active ?? null } } };
  },

  startTotp({ world, body, bearer: { player } }) {
    const refused = passwordRefusal(world, player, body.password);
    if (refused !== null) return refused;
    const secret = world.identity.secondFactor.startTotp(player.id);
    if (secret === null) return messageResponse(409, 'Você já usa um aplicativo de códigos.');
    const url = otpauthUrl(secret, player.email, world.settings.general_site_title ?? 'Palpite');
    return { status: 201, body: { data: { secret, otpauth_url: url } } };
  },

  async confirmTotp({ world, body, headers, bearer: { player } }) {
    const { attempts, secondFactor } = world.identity;
    const wait = attempts.retryAfterSeconds(codeTries(player.id), CODE_RATE_LIMIT);
    if (wait > 0) return rateLimited(wait);
    const codes = await secondFactor.confirmTotp(player.id, body.code);
    if (codes === null) return messageResponse(409, 'Este pedido venceu. Comece de novo.');
    if (codes === false) return wrongCode(world, player.id);
    world.activity.log(player.id, { kind: 'security', description: 'Aplicativo de códigos ativado.' }, clientOf(headers));
    return { status: 200, body: { data: { recovery_codes: codes } } };
  },

  removeTotp({ world, body, headers, bearer: { player } }) {
    const refused = passwordRefusal(world, player, body.password);
    if (refused !== null) return refused;
    world.identity.secondFactor.removeTotp(player.id);
    world.activity.log(player.id, { kind: 'security', description: 'Aplicativo de códigos removido.' }, clientOf(headers));
    return { status: 204 };
  },

  listTrustedDevices: ({ world, query, bearer: { player } }) => ({
    status: 200,
    body: paginateQuery(world.identity.secondFactor.devicesOf(player.id), toDeviceDto, '/api/user/devices', query),
  }),

  revokeTrustedDevice({ world, path, headers, bearer: { player } }) {
    if (!world.identity.secondFactor.revoke(player.id, path.id)) return messageResponse(404, 'Não encontrado.');
    world.activity.log(player.id, { kind: 'security', description: 'Aparelho removido.' }, clientOf(headers));
    return { status: 204 };
  },
};

/** Counts a wrong code over all challenges of the player, and returns its 422. The last attempt ends the login and returns a 429. */
function wrongCode({ identity }: World, playerId: string, challengeId?: string) {
  const left = identity.attempts.record(codeTries(playerId), CODE_RATE_LIMIT);
  if (left > 0) {
    const refused = invalid('wrong_code', 'code', 'Código incorreto.');
    return { status: 422, body: { ...refused.body, attempts_left: left } } as const;
  }
  if (challengeId !== undefined) identity.secondFactor.end(challengeId);
  return rateLimited(identity.attempts.retryAfterSeconds(codeTries(playerId), CODE_RATE_LIMIT));
}

function tellOfNewDevice({ mail, notices }: World, { id, email }: Player, device: string): void {
  const text = `Sua conta foi aberta em ${device}. Se não foi você, altere a senha e encerre as outras sessões.`;
  mail.send({ playerId: id, kind: 'email', to: email, subject: 'Novo acesso à sua conta', text });
  notices.send(id, { type: 'system', title: 'Novo acesso à sua conta', body: text, url: '/user/account/password' });
}

const toDeviceDto = ({ id, name, ip, lastUsedAt, trustedUntil }: TrustedDevice) => ({
  id,
  name,
  ip,
  last_used_at: isoDateTime(lastUsedAt),
  trusted_until: isoDateTime(trustedUntil),
});

/**
 * Handlers of the tag `access`: second factor, passkeys, trusted devices, repeated confirmations and location. A login by second factor
 * also notifies the player of the device, by mail and notice. The app of codes is set up and removed with the password; both are logged, and
 * so is the removal of a device.
 */
export const accessHandlers: TagHandlers<'access'> = { ...secondFactorHandlers, ...passkeyHandlers, ...confirmationHandlers };
