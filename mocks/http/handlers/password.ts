import { MESSAGES, WRONG_LOGINS } from '../../domain/attempts';
import { invalid } from '../../domain/outcome';
import { normalEmail } from '../../domain/registration';
import { plain } from '../plain';
import { tooMany } from '../too-many';
import type { HandlersOf } from '../types';

export const passwordHandlers: HandlersOf<'password'> = {
  forgotPassword({ world, body }) {
    const tries = `forgot ${normalEmail(body.email)}`;
    const wait = world.identity.attempts.wait(tries, MESSAGES);
    if (wait > 0) return tooMany(wait);
    world.identity.attempts.note(tries, MESSAGES);
    world.identity.recovery.request(body.email);
    return plain(200, 'Se houver uma conta com este e-mail, você receberá um link em alguns minutos.');
  },

  resetPassword({ world, body }) {
    const { password_confirmation: confirmation, ...wanted } = body;
    const reset = world.identity.recovery.reset({ ...wanted, confirmation });
    if (!reset.ok) return reset.refusal;
    world.identity.attempts.forget(`login ${reset.value}`);
    return plain(200, 'Sua senha foi alterada. Entre com a nova senha.');
  },

  changePassword({ world, body, visit, bearer: { player, session } }) {
    const forbidden = world.guard.whyForbidden('password', player, visit);
    if (forbidden !== null) return forbidden;
    const tries = `password ${player.id}`;
    const wait = world.identity.attempts.wait(tries, WRONG_LOGINS);
    if (wait > 0) return tooMany(wait);
    if (body.current_password !== player.password) {
      world.identity.attempts.note(tries, WRONG_LOGINS);
      return invalid('wrong_password', 'current_password', 'A senha atual não confere.');
    }
    const wrong = world.identity.recovery.change(session, body.password, body.password_confirmation);
    return wrong ?? plain(200, 'Sua senha foi alterada. As outras sessões foram encerradas.');
  },
};
