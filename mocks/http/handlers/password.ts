import { MESSAGE_RATE_LIMIT, LOGIN_RATE_LIMIT } from '../../domain/attempts';
import { invalid } from '../../domain/result';
import { normalizeEmail } from '../../domain/registration';
import { plain } from '../plain';
import { tooMany } from '../too-many';
import type { HandlersOf } from '../types';

export const passwordHandlers: HandlersOf<'password'> = {
  forgotPassword({ world, body }) {
    const tries = `forgot ${normalizeEmail(body.email)}`;
    const wait = world.identity.attempts.wait(tries, MESSAGE_RATE_LIMIT);
    if (wait > 0) return tooMany(wait);
    world.identity.attempts.note(tries, MESSAGE_RATE_LIMIT);
    world.identity.recovery.request(body.email);
    return plain(200, 'Se houver uma conta com este e-mail, você receberá um link em alguns minutos.');
  },

  resetPassword({ world, body }) {
    const { password_confirmation: confirmation, ...wanted } = body;
    const reset = world.identity.recovery.reset({ ...wanted, confirmation });
    if (!reset.ok) return reset.error;
    world.identity.attempts.forget(`login ${reset.value}`);
    return plain(200, 'Sua senha foi alterada. Entre com a nova senha.');
  },

  changePassword({ world, body, visit, bearer: { player, session } }) {
    const forbidden = world.guard.whyForbidden('password', player, visit);
    if (forbidden !== null) return forbidden;
    const tries = `password ${player.id}`;
    const wait = world.identity.attempts.wait(tries, LOGIN_RATE_LIMIT);
    if (wait > 0) return tooMany(wait);
    if (body.current_password !== player.password) {
      world.identity.attempts.note(tries, LOGIN_RATE_LIMIT);
      return invalid('wrong_password', 'current_password', 'A senha atual não confere.');
    }
    const wrong = world.identity.recovery.change(session, body.password, body.password_confirmation);
    return wrong ?? plain(200, 'Sua senha foi alterada. As outras sessões foram encerradas.');
  },
};
