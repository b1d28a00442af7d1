import { LOGIN_RATE_LIMIT, MESSAGE_RATE_LIMIT } from '../../domain/attempts';
import { invalid } from '../../domain/result';
import { normalizeEmail } from '../../domain/player/registration';
import { clientOf } from '../client';
import { messageResponse, rateLimited } from '../responses';
import type { TagHandlers } from '../types';

/**
 * Handlers of forgotten and changed passwords. Requests of a link and wrong current passwords are limited (429). The response to a
 * request of a link does not reveal whether the account exists. A reset ends all sessions of the player and forgets the wrong passwords of logins.
 * A change needs access, ends the player's other sessions and is logged.
 */
export const passwordHandlers: TagHandlers<'password'> = {
  forgotPassword({ world, body }) {
    const tries = `forgot ${normalizeEmail(body.email)}`;
    const wait = world.identity.attempts.retryAfterSeconds(tries, MESSAGE_RATE_LIMIT);
    if (wait > 0) return rateLimited(wait);
    world.identity.attempts.record(tries, MESSAGE_RATE_LIMIT);
    world.identity.recovery.request(body.email);
    return messageResponse(200, 'Se houver uma conta com este e-mail, você receberá um link em alguns minutos.');
  },

  resetPassword({ world, body }) {
    const { password_confirmation: confirmation, ...wanted } = body;
    const reset = world.identity.recovery.reset({ ...wanted, confirmation });
    if (!reset.ok) return reset.error;
    world.identity.attempts.clear(`login ${reset.value}`);
    return messageResponse(200, 'Sua senha foi alterada. Entre com a nova senha.');
  },

  changePassword({ world, body, headers, visit, bearer: { player, session } }) {
    const forbidden = world.authorization.accessBlock('password', player, visit);
    if (forbidden !== null) return forbidden;
    const tries = `password ${player.id}`;
    const wait = world.identity.attempts.retryAfterSeconds(tries, LOGIN_RATE_LIMIT);
    if (wait > 0) return rateLimited(wait);
    if (body.current_password !== player.password) {
      world.identity.attempts.record(tries, LOGIN_RATE_LIMIT);
      return invalid('wrong_password', 'current_password', 'A senha atual não confere.');
    }
    const wrong = world.identity.recovery.change(session, body.password, body.password_confirmation);
    if (wrong === null) world.activity.log(player.id, { kind: 'security', description: 'Senha alterada.' }, clientOf(headers));
    return wrong ?? messageResponse(200, 'Sua senha foi alterada. As outras sessões foram encerradas.');
  },
};
