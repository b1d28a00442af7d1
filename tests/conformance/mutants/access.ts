import type { Fault, Mutant, Next, Visit } from '../fault';
import { callStandIn, matchesTarget, createMutantFactory, parseTarget } from './operators';

const mutant = createMutantFactory('access');

const bearerToken = ({ headers }: Visit) => headers['authorization']?.replace(/^Bearer\s+/i, '') ?? '';
const playerIdFromToken = (token: string): string => {
  try {
    return (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { user_id?: string }).user_id ?? '';
  } catch {
    return '';
  }
};

/**
 * Creates an empty list of tokens. Each request that `learn` passes to the server adds the access token of its response, if there is
 * one. Nothing removes a token.
 */
function recordTokens() {
  const tokens: string[] = [];
  const recordToken = async (visit: Visit, next: Next) => {
    const reply = await next(visit);
    const token = /"access_token":"([^"]+)"/.exec(reply.body)?.[1];
    if (token !== undefined) tokens.push(token);
    return reply;
  };
  return { tokens, learn: recordToken };
}

/** Logs the first player (`usr_1`) in, because all collected tokens may be revoked. Returns an empty text if the login fails. */
async function logIn(visit: Visit, next: Next): Promise<string> {
  const account = { email: 'ana@exemplo.invalid', login: 'ana@exemplo.invalid', password: 'palpite2026' };
  const { body } = await callStandIn(next, visit, 'POST', '/api/auth/login', account);
  return /"access_token":"([^"]+)"/.exec(body)?.[1] ?? '';
}

/** Creates a fault that treats a caller as the first player if `ignored` returns true for the caller's token. */
const acceptAsFirstPlayer =
  (where: string, ignored: (token: string, tokens: readonly string[]) => boolean): (() => Fault) =>
  () => {
    const { tokens, learn: recordToken } = recordTokens();
    return async (visit, next) => {
      if (!matchesTarget(parseTarget(where), visit) || !ignored(bearerToken(visit), tokens)) return recordToken(visit, next);
      return next({ ...visit, headers: { ...visit.headers, authorization: `Bearer ${await logIn(visit, next)}` } });
    };
  };

const isMissing = (token: string) => token === '';
const isUnknown = (token: string, tokens: readonly string[]) => token !== '' && !tokens.includes(token);

/**
 * Creates a fault that sends a request again, after a 404, with the tokens of the other players that this server has seen, and of the
 * first player, until one succeeds. Writes take effect there.
 */
const exposeOthers =
  (where: string): (() => Fault) =>
  () => {
    const { tokens, learn: recordToken } = recordTokens();
    return async (visit, next) => {
      const reply = await recordToken(visit, next);
      if (!matchesTarget(parseTarget(where), visit) || reply.status !== 404) return reply;
      const own = playerIdFromToken(bearerToken(visit));
      const others = [...tokens, ...(own === 'usr_1' ? [] : [await logIn(visit, next)])];
      for (const token of others.filter((one) => playerIdFromToken(one) !== own)) {
        const found = await next({ ...visit, headers: { ...visit.headers, authorization: `Bearer ${token}` } });
        if (found.status < 300) return found;
      }
      return reply;
    };
  };

/** Returns true for a token that this server has issued to another player than the first, even if it was revoked since. */
const isForeign = (token: string, tokens: readonly string[]) => tokens.includes(token) && playerIdFromToken(token) !== 'usr_1';

/** Creates a fault that accepts a token revoked by logout, by replacing it by the player's newest valid one, if there is one. */
const acceptRevoked =
  (where: string): (() => Fault) =>
  () => {
    const { tokens, learn: recordToken } = recordTokens();
    const revoked = new Set<string>();
    return async (visit, next) => {
      const token = bearerToken(visit);
      if (matchesTarget(parseTarget(where), visit) && revoked.has(token)) {
        const validToken = tokens.findLast((one) => playerIdFromToken(one) === playerIdFromToken(token) && !revoked.has(one));
        if (validToken !== undefined) return next({ ...visit, headers: { ...visit.headers, authorization: `Bearer ${validToken}` } });
      }
      const reply = await recordToken(visit, next);
      if (visit.path === '/api/auth/logout' && reply.status < 300) revoked.add(token);
      return reply;
    };
  };

/** Ids of the checks that must have the finding. */
const NO_TOKEN = 'auth-missing-token';
const BAD_TOKEN = 'auth-bad-token';
const DEAD_TOKEN = 'auth-dead-token';
const FOREIGN = 'foreign-access';

/** Servers that let the wrong caller in. Arguments of each: name, checks and operations of a correct finding, and the fault. */
export const ACCESS: readonly Mutant[] = [
  mutant('no-token-read', NO_TOKEN, 'getWallet', acceptAsFirstPlayer('GET /api/wallet', isMissing)),
  mutant('no-token-write', NO_TOKEN, 'createPixKey', acceptAsFirstPlayer('POST /api/pix-keys', isMissing)),
  mutant('no-token-delete', NO_TOKEN, 'deletePixKey', acceptAsFirstPlayer('DELETE /api/pix-keys/*', isMissing)),
  mutant('no-token-list', NO_TOKEN, 'listTransactions', acceptAsFirstPlayer('GET /api/transactions', isMissing)),
  mutant('any-token-read', BAD_TOKEN, 'getMe', acceptAsFirstPlayer('GET /api/auth/me', isUnknown)),
  mutant('any-token-list', BAD_TOKEN, 'listWithdrawals', acceptAsFirstPlayer('GET /api/withdrawals', isUnknown)),
  mutant('any-token-write', BAD_TOKEN, 'createDeposit', acceptAsFirstPlayer('POST /api/deposits', isUnknown)),
  mutant(
    'token-ignored',
    `${NO_TOKEN} ${BAD_TOKEN}`,
    'getProtection',
    acceptAsFirstPlayer('GET /api/protection', (token, tokens) => !tokens.includes(token)),
  ),
  mutant('dead-token-read', DEAD_TOKEN, 'getProfile', acceptRevoked('GET /api/user')),
  mutant('dead-token-me', DEAD_TOKEN, 'getMe', acceptRevoked('GET /api/auth/me')),
  mutant('foreign-deposit', FOREIGN, 'getDeposit', exposeOthers('GET /api/deposits/*')),
  mutant('foreign-list', FOREIGN, 'listWithdrawals', acceptAsFirstPlayer('GET /api/withdrawals', isForeign)),
  mutant('foreign-withdrawal', FOREIGN, 'getWithdrawal', exposeOthers('GET /api/withdrawals/*')),
  mutant('foreign-withdrawal-cancelled', FOREIGN, 'cancelWithdrawal', exposeOthers('POST /api/withdrawals/*/cancel')),
  mutant('foreign-pix-key-deleted', FOREIGN, 'deletePixKey', exposeOthers('DELETE /api/pix-keys/*')),
  mutant('foreign-notice-read', FOREIGN, 'readNotification', exposeOthers('POST /api/notifications/*/read')),
  mutant('foreign-mines-revealed', FOREIGN, 'revealMinesCell', exposeOthers('POST /api/mini-games/mines/*/reveal')),
  mutant('foreign-session-ended', FOREIGN, 'endSession', exposeOthers('DELETE /api/user/sessions/*')),
];
