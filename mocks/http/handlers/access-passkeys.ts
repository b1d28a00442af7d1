import { isoDateTime } from '../../domain/calendar';
import { toBase64Url, utf8 } from '../../domain/bytes';
import type { Passkey } from '../../domain/player/passkey';
import { PASSKEY_TIMEOUT_MS, rpIdOf } from '../../domain/player/passkey';
import { invalid } from '../../domain/result';
import { clientOf } from '../client';
import { paginateQuery } from '../envelope';
import { messageResponse } from '../responses';
import type { TagHandlers } from '../types';
import { passwordRefusal } from './access-refusals';
import { closedText } from './closed-text';
import { openSession, toTokenDto } from './open-session';

const NOT_FOUND = messageResponse(404, 'Não encontrado.');

/** Origin of the site for a service worker, where requests carry none. */
const WORKER_ORIGIN = typeof location === 'undefined' ? 'http://localhost' : location.origin;

/** Returns the origin of the page that sends a request, to which its passkeys are bound. */
export const originOf = (headers: Headers): string => headers.get('Origin') ?? WORKER_ORIGIN;

/**
 * Handlers of passkeys: registration, which needs the password, login, list, rename and removal. A login by passkey needs no second
 * factor, and is a 403 for a blocked or closed account. Registrations and removals are logged.
 */
export const passkeyHandlers = {
  startPasskeyLogin: ({ world, headers }) => ({
    status: 200,
    body: {
      data: {
        challenge: world.identity.passkeys.newChallenge(),
        rp_id: rpIdOf(originOf(headers)),
        timeout_ms: PASSKEY_TIMEOUT_MS,
        allowed: [],
      },
    },
  }),

  async logInWithPasskey({ world, body, headers }) {
    const passkey = await world.identity.passkeys.verify(body, originOf(headers));
    const player = passkey && world.players.byId(passkey.playerId);
    if (player === undefined) return invalid('passkey', 'passkey', 'Não reconhecemos esta chave de acesso.');
    if (player.blocked === true)
      return { status: 403, body: { message: 'Sua conta está bloqueada. Fale com o suporte.', status: 'forbidden' } };
    const closed = closedText(world, player);
    if (closed !== undefined) return { status: 403, body: { message: closed, status: 'forbidden' } };
    const session = openSession(world, player.id, clientOf(headers));
    return { status: 200, body: { data: { ...toTokenDto(session), device_token: null } } };
  },

  listPasskeys: ({ world, query, bearer: { player } }) => ({
    status: 200,
    body: paginateQuery(world.identity.passkeys.forPlayer(player.id), toPasskeyDto, '/api/user/passkeys', query),
  }),

  startPasskeyRegistration({ world, body, headers, bearer: { player } }) {
    const refused = passwordRefusal(world, player, body.password);
    if (refused !== null) return refused;
    const { passkeys } = world.identity;
    const options = {
      challenge: passkeys.newChallenge(),
      rp_id: rpIdOf(originOf(headers)),
      rp_name: world.settings.general_site_title ?? 'Palpite',
      user_id: toBase64Url(utf8(player.id)),
      user_name: player.email,
      user_display_name: player.name,
      timeout_ms: PASSKEY_TIMEOUT_MS,
      excluded: passkeys.forPlayer(player.id).map(({ credentialId }) => credentialId),
    };
    return { status: 200, body: { data: options } };
  },

  async registerPasskey({ world, body, headers, bearer: { player } }) {
    const passkey = await world.identity.passkeys.register(player.id, body, originOf(headers));
    if (passkey === null) return messageResponse(409, 'Esta chave de acesso já está cadastrada.');
    if (passkey === undefined) return invalid('passkey', 'passkey', 'Não foi possível conferir a chave de acesso. Comece de novo.');
    world.activity.log(player.id, { kind: 'security', description: `Chave de acesso criada: ${passkey.name}.` }, clientOf(headers));
    return { status: 201, body: { data: toPasskeyDto(passkey) } };
  },

  renamePasskey({ world, path, body, bearer: { player } }) {
    const passkey = world.identity.passkeys.rename(player.id, path.id, body.name);
    return passkey === undefined ? NOT_FOUND : { status: 200, body: { data: toPasskeyDto(passkey) } };
  },

  removePasskey({ world, path, headers, bearer: { player } }) {
    if (!world.identity.passkeys.remove(player.id, path.id)) return NOT_FOUND;
    world.activity.log(player.id, { kind: 'security', description: 'Chave de acesso removida.' }, clientOf(headers));
    return { status: 204 };
  },
} satisfies Partial<TagHandlers<'access'>>;

const toPasskeyDto = ({ id, name, createdAt, lastUsedAt }: Passkey) => ({
  id,
  name,
  created_at: isoDateTime(createdAt),
  last_used_at: lastUsedAt === null ? null : isoDateTime(lastUsedAt),
});
