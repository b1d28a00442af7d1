import type { Player } from '../../db/players/players';
import type { World } from '../../db/world';
import { isoDateTime } from '../../domain/calendar';
import { CODE_RATE_LIMIT } from '../../domain/player/login-challenge';
import { PASSKEY_TIMEOUT_MS, rpIdOf } from '../../domain/player/passkey';
import { invalid } from '../../domain/result';
import { clientOf } from '../client';
import { rateLimited } from '../responses';
import type { TagHandlers } from '../types';
import { originOf } from './access-passkeys';
import { codeTries, passwordRefusal } from './access-refusals';

/**
 * Handlers that confirm a player again before a sensitive action, by password, code of the app or passkey, and that check the location,
 * which is logged. A confirmation holds for its session only, until the returned time.
 */
export const confirmationHandlers = {
  async confirmAccess({ world, body, headers, bearer: { player, session } }) {
    const { password, code, passkey } = body;
    if (passkey !== undefined) {
      const used = await world.identity.passkeys.verify(passkey, originOf(headers));
      if (used?.playerId !== player.id) return invalid('passkey', 'passkey', 'Não reconhecemos esta chave de acesso.');
    } else {
      const refused = code === undefined ? passwordRefusal(world, player, password ?? '') : await codeRefusal(world, player, code);
      if (refused !== null) return refused;
    }
    const until = world.identity.confirmations.confirm(session.id);
    return { status: 200, body: { data: { confirmed_until: isoDateTime(until) } } };
  },

  startAccessConfirmation({ world, headers, bearer: { player } }) {
    const { passkeys } = world.identity;
    const allowed = passkeys.forPlayer(player.id).map(({ credentialId }) => credentialId);
    const request = { challenge: passkeys.newChallenge(), rp_id: rpIdOf(originOf(headers)), timeout_ms: PASSKEY_TIMEOUT_MS, allowed };
    return { status: 200, body: { data: request } };
  },

  reportLocation({ world, body, headers, bearer: { player } }) {
    const until = world.identity.locations.report(player.id, body);
    const description = until === null ? 'Localização conferida: fora do Brasil.' : 'Localização conferida: no Brasil.';
    world.activity.log(player.id, { kind: 'privacy', description }, clientOf(headers));
    return { status: 200, body: { data: { inside: until !== null, valid_until: until === null ? null : isoDateTime(until) } } };
  },
} satisfies Partial<TagHandlers<'access'>>;

/**
 * Returns the response to a wrong code of the player's app, or to any code after too many wrong ones; null if it is right. Wrong codes of
 * logins count as well.
 */
async function codeRefusal({ identity }: World, { id }: Player, code: string) {
  const wait = identity.attempts.retryAfterSeconds(codeTries(id), CODE_RATE_LIMIT);
  if (wait > 0) return rateLimited(wait);
  if (await identity.secondFactor.acceptTotp(id, code)) return null;
  identity.attempts.record(codeTries(id), CODE_RATE_LIMIT);
  return invalid('wrong_code', 'code', 'Código incorreto.');
}
