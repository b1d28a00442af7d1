import type { Player } from '../../db/players';
import { userStatus } from '../../domain/verification';
import { moneyOfMe } from '../../domain/wallet';
import type { Session } from '../../db/sessions';
import { TOKEN_SECONDS } from '../../db/sessions';
import { deviceOf, ipOf } from '../client';
import { example } from '../example';
import { plain } from '../plain';
import type { HandlersOf } from '../types';

export const authHandlers: HandlersOf<'auth'> = {
  login({ world, body, headers }) {
    const player = world.players.byLogin(body.login ?? body.email);
    // The same words whether the account or the password is wrong (SPEC V3): who plays here is nobody's business.
    if (player === undefined || player.password !== body.password) {
      return { status: 401, body: { error: 'Email ou senha incorretos!' } };
    }
    return { status: 200, body: tokenOf(world.sessions.open(player.id, deviceOf(headers), ipOf(headers))) };
  },

  logout({ world, bearer }) {
    world.sessions.end(bearer.session.token);
    return { status: 200, body: { success: true, message: 'Você saiu da sua conta.' } };
  },

  getMe({ world, bearer: { player } }) {
    const money = moneyOfMe(world.accounts.of(player.id).wallet, world.clock.now());
    return { status: 200, body: { user: { ...userOf(player), wallet: money.wallet }, ...money } };
  },

  refreshToken({ world, bearer }) {
    const session = world.sessions.renew(bearer.session.token);
    return session === undefined ? plain(401, 'Token expirado ou inválido') : { status: 200, body: tokenOf(session) };
  },

  getIp: ({ headers }) => ({ status: 200, body: { userIP: ipOf(headers) } }),

  registerPlayer: example('registerPlayer'),
  validateDocument: example('validateDocument'),
};

const tokenOf = ({ token }: Session) => ({ access_token: token, expires_in: TOKEN_SECONDS });

const userOf = ({ id, name, email, phone, cpf, birthday, gender, verification }: Player) => ({
  id,
  name,
  email,
  phone,
  document: { number: cpf },
  birthday,
  gender,
  status: userStatus(verification),
});
