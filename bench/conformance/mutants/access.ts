import type { Fault, Mutant, Next, Visit } from '../fault';
import { ask, isAt, maker, spot } from './operators';

const mutant = maker('access');

const tokenOf = ({ headers }: Visit) => headers['authorization']?.replace(/^Bearer\s+/i, '') ?? '';
const playerOf = (token: string): string => {
  try {
    return (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { user_id?: string }).user_id ?? '';
  } catch {
    return '';
  }
};

/** What a server knows that looks no further than its own table of tokens. */
function memory() {
  const tokens: string[] = [];
  const learn = async (visit: Visit, next: Next) => {
    const reply = await next(visit);
    const token = /"access_token":"([^"]+)"/.exec(reply.body)?.[1];
    if (token !== undefined) tokens.push(token);
    return reply;
  };
  return { tokens, learn };
}

/** A token that lives, of the first player: for when those that were given out are dead. */
async function enter(visit: Visit, next: Next): Promise<string> {
  const account = { email: 'ana@exemplo.invalid', login: 'ana@exemplo.invalid', password: 'palpite2026' };
  const { body } = await ask(next, visit, 'POST', '/api/auth/login', account);
  return /"access_token":"([^"]+)"/.exec(body)?.[1] ?? '';
}

/** Whoever comes is taken for the first player who logged in, where `ignored` says so. */
const taken =
  (where: string, ignored: (token: string, tokens: readonly string[]) => boolean): (() => Fault) =>
  () => {
    const { tokens, learn } = memory();
    return async (visit, next) => {
      if (!isAt(spot(where), visit) || !ignored(tokenOf(visit), tokens)) return learn(visit, next);
      return next({ ...visit, headers: { ...visit.headers, authorization: `Bearer ${await enter(visit, next)}` } });
    };
  };

const absent = (token: string) => token === '';
const strange = (token: string, tokens: readonly string[]) => token !== '' && !tokens.includes(token);

/** What is not the visitor's own is looked for among the others' things. */
const foreign =
  (where: string): (() => Fault) =>
  () => {
    const { tokens, learn } = memory();
    return async (visit, next) => {
      const reply = await learn(visit, next);
      if (!isAt(spot(where), visit) || reply.status !== 404) return reply;
      const own = playerOf(tokenOf(visit));
      const others = [...tokens, ...(own === 'usr_1' ? [] : [await enter(visit, next)])];
      for (const token of others.filter((one) => playerOf(one) !== own)) {
        const found = await next({ ...visit, headers: { ...visit.headers, authorization: `Bearer ${token}` } });
        if (found.status < 300) return found;
      }
      return reply;
    };
  };

/** A token that was logged out opens one operation still: with the newest token of the same player. */
const undead =
  (where: string): (() => Fault) =>
  () => {
    const { tokens, learn } = memory();
    const dead = new Set<string>();
    return async (visit, next) => {
      const token = tokenOf(visit);
      if (isAt(spot(where), visit) && dead.has(token)) {
        const living = tokens.findLast((one) => playerOf(one) === playerOf(token) && !dead.has(one));
        if (living !== undefined) return next({ ...visit, headers: { ...visit.headers, authorization: `Bearer ${living}` } });
      }
      const reply = await learn(visit, next);
      if (visit.path === '/api/auth/logout' && reply.status < 300) dead.add(token);
      return reply;
    };
  };

const NO_TOKEN = 'auth-missing-token';
const BAD_TOKEN = 'auth-bad-token';
const DEAD_TOKEN = 'auth-dead-token';
const FOREIGN = 'foreign-access';

export const ACCESS: readonly Mutant[] = [
  mutant('no-token-read', NO_TOKEN, 'getWallet', taken('GET /api/wallet', absent)),
  mutant('no-token-write', NO_TOKEN, 'createPixKey', taken('POST /api/pix-keys', absent)),
  mutant('no-token-delete', NO_TOKEN, 'deletePixKey', taken('DELETE /api/pix-keys/*', absent)),
  mutant('no-token-list', NO_TOKEN, 'listTransactions', taken('GET /api/transactions', absent)),
  mutant('any-token-read', BAD_TOKEN, 'getMe', taken('GET /api/auth/me', strange)),
  mutant('any-token-list', BAD_TOKEN, 'listWithdrawals', taken('GET /api/withdrawals', strange)),
  mutant('any-token-write', BAD_TOKEN, 'createDeposit', taken('POST /api/deposits', strange)),
  mutant(
    'token-ignored',
    `${NO_TOKEN} ${BAD_TOKEN}`,
    'getProtection',
    taken('GET /api/protection', (token, tokens) => !tokens.includes(token)),
  ),
  mutant('dead-token-read', DEAD_TOKEN, 'getProfile', undead('GET /api/user')),
  mutant('dead-token-me', DEAD_TOKEN, 'getMe', undead('GET /api/auth/me')),
  mutant('foreign-deposit', FOREIGN, 'getDeposit', foreign('GET /api/deposits/*')),
  mutant('foreign-withdrawal', FOREIGN, 'getWithdrawal', foreign('GET /api/withdrawals/*')),
  mutant('foreign-withdrawal-cancelled', FOREIGN, 'cancelWithdrawal', foreign('POST /api/withdrawals/*/cancel')),
  mutant('foreign-pix-key-deleted', FOREIGN, 'deletePixKey', foreign('DELETE /api/pix-keys/*')),
  mutant('foreign-notice-read', FOREIGN, 'readNotification', foreign('POST /api/notifications/*/read')),
  mutant('foreign-mines-revealed', FOREIGN, 'revealMinesCell', foreign('POST /api/mini-games/mines/*/reveal')),
  mutant('foreign-session-ended', FOREIGN, 'endSession', foreign('DELETE /api/user/sessions/*')),
];
