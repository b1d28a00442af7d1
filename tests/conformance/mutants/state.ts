import { randomUUID } from 'node:crypto';

import type { Fault, Mutant, Reply, Visit } from '../fault';
import {
  afterSuccess,
  callStandIn,
  matchesTarget,
  changeJson,
  createMutantFactory,
  jsonReply,
  parseTarget,
  playerIdFromRequest,
} from './operators';
import type { Loose } from './operators';

const mutant = createMutantFactory('state');
const KINDS = 'invariant scenario-step';

/**
 * Creates a fault that adds `delta` cents, rounded towards zero, to the player's balance after a response of the target, to undo or
 * repeat the effect of the operation. The target must have a status. A target of the control API needs `player_id` in its response.
 */
const moveBalance = (target: string, delta: (body: Loose) => number) =>
  afterSuccess(target, async (visit, body, next) => {
    const playerId = /^\/__mock/.test(visit.path) ? (body.player_id as string) : playerIdFromRequest(visit);
    await callStandIn(next, visit, 'POST', '/__mock/balance', { playerId, delta: Math.trunc(delta(body)) });
  });

/**
 * Creates a fault that responds with `reply` to a write without executing it, if one of its path's segments is an id in the caller's
 * list. `inList` returns the records in the list's JSON.
 */
const skipWrite =
  (target: string, list: string, reply: Reply, inList = (value: Loose) => value.data as Loose[]): (() => Fault) =>
  () =>
  async (visit, next) => {
    if (!matchesTarget(parseTarget(target), visit)) return next(visit);
    const listed = await callStandIn(next, visit, 'GET', list);
    // Without a valid token, the request gets its normal 401.
    const me = await callStandIn(next, visit, 'GET', '/api/auth/me');
    if (listed.status !== 200 || me.status !== 200) return next(visit);
    const segments = new Set(visit.path.split('/'));
    const exists = inList(JSON.parse(listed.body)).some(({ id }: { id: unknown }) => segments.has(String(id)));
    return exists ? reply : next(visit);
  };

/** Creates a fault that replaces each Idempotency-Key by a new one, as if the server ignored it. */
const ignoreIdempotencyKey = (target: string): (() => Fault) =>
  changeVisit(target, (visit) =>
    visit.headers['idempotency-key'] === undefined ? visit : { ...visit, headers: { ...visit.headers, 'idempotency-key': randomUUID() } },
  );

/** Creates a fault that changes requests. */
function changeVisit(target: string, change: (visit: Visit) => Visit): () => Fault {
  return () => (visit, next) => next(matchesTarget(parseTarget(target), visit) ? change(visit) : visit);
}

/** Creates a fault that responds to a used Idempotency-Key with the caller's earlier success in place of a 409 about another body. */
const ignoreBodyForKey =
  (target: string): (() => Fault) =>
  () => {
    const repliesByKey = new Map<string, Reply>();
    return async (visit, next) => {
      const key = visit.headers['idempotency-key'];
      const replyKey = `${visit.headers['authorization'] ?? ''} ${key ?? ''}`;
      const reply = await next(visit);
      if (!matchesTarget(parseTarget(target), visit) || key === undefined) return reply;
      if (reply.status < 300) repliesByKey.set(replyKey, reply);
      return reply.status === 409 ? (repliesByKey.get(replyKey) ?? reply) : reply;
    };
  };

/** Creates a fault that empties the list in every 200 of a target, which must not have a status of its own. */
const emptyList = (target: string) => changeJson(`${target} 200`, (v) => void (v.data = []));
const NO_CONTENT: Reply = { status: 204, headers: { 'cache-control': 'no-store' }, body: '' };
const SUCCESS = jsonReply(200, { success: true, message: 'Pronto.' });

/**
 * Servers that lose or repeat effects of requests, or whose later responses contradict these effects. Arguments of each: name, checks
 * and operations of a correct finding, and the fault.
 */
export const STATE: readonly Mutant[] = [
  mutant(
    'withdrawal-moves-nothing',
    KINDS,
    'createWithdrawal getWallet',
    moveBalance('POST /api/withdrawals 201', (v) => v.data.amount),
  ),
  mutant(
    'withdrawal-moves-twice',
    KINDS,
    'createWithdrawal getWallet',
    moveBalance('POST /api/withdrawals 201', (v) => -v.data.amount),
  ),
  mutant(
    'withdrawal-not-returned',
    KINDS,
    'cancelWithdrawal getWallet',
    moveBalance('POST /api/withdrawals/*/cancel 200', (v) => -v.data.amount),
  ),
  mutant('withdrawal-not-listed', KINDS, 'createWithdrawal listWithdrawals', emptyList('GET /api/withdrawals')),
  mutant(
    'deposit-moves-nothing',
    KINDS,
    'createDeposit getDeposit getWallet',
    moveBalance('POST /__mock/deposits/*/pay 200', (v) => -v.amount),
  ),
  mutant(
    'deposit-moves-twice',
    KINDS,
    'createDeposit getDeposit getWallet',
    moveBalance('POST /__mock/deposits/*/pay 200', (v) => v.amount),
  ),
  mutant(
    'deposit-moves-unpaid',
    KINDS,
    'createDeposit getWallet',
    moveBalance('POST /api/deposits 201', (v) => v.data.amount),
  ),
  mutant(
    'deposit-not-booked',
    KINDS,
    'createDeposit listTransactions',
    changeJson('GET /api/transactions 200', (v) => void (v.data = v.data.filter(({ source }: { source: string }) => source !== 'Deposit'))),
  ),
  mutant(
    'deposit-of-another-amount',
    KINDS,
    'getDeposit createDeposit',
    changeJson('GET /api/deposits/* 200', (v) => void (v.data.amount += 1)),
  ),
  mutant(
    'balance-stands-still',
    KINDS,
    'getWallet',
    changeJson('GET /api/wallet 200', (v) => void (v.data.balance = 125_000)),
  ),
  mutant(
    'balances-differ',
    KINDS,
    'getMe',
    changeJson('GET /api/auth/me 200', (v) => void (v.balance += 100)),
  ),
  mutant(
    'mines-stake-not-taken',
    KINDS,
    'startMinesGame getWallet',
    moveBalance('POST /api/mini-games/mines/start 201', (v) => v.data.amount),
  ),
  mutant(
    'mines-not-paid',
    KINDS,
    'cashOutMinesGame getWallet',
    moveBalance('POST /api/mini-games/mines/*/cashout 200', (v) => -v.data.payout),
  ),
  mutant('mines-not-in-history', KINDS, 'listMinesHistory cashOutMinesGame', emptyList('GET /api/mini-games/mines/history')),
  mutant(
    'double-stake-not-taken',
    KINDS,
    'placeDoubleBet getWallet',
    moveBalance('POST /api/mini-games/double/bets 201', (v) => v.data.amount),
  ),
  mutant(
    'double-not-returned',
    KINDS,
    'cancelDoubleBet getWallet',
    moveBalance('DELETE /api/mini-games/double/bets/* 200', (v) => -v.data.amount),
  ),
  mutant('double-bet-not-listed', KINDS, 'listDoubleBets placeDoubleBet', emptyList('GET /api/mini-games/double/bets')),
  mutant('pix-key-stays', KINDS, 'deletePixKey listPixKeys', skipWrite('DELETE /api/pix-keys/*', '/api/pix-keys', NO_CONTENT)),
  mutant('pix-key-not-kept', KINDS, 'createPixKey listPixKeys', emptyList('GET /api/pix-keys')),
  mutant(
    'favourite-not-kept',
    KINDS,
    'addFavoriteGame listFavoriteGames',
    skipWrite('POST /api/favorite-game/favorite/*/add', '/v2/games', SUCCESS),
  ),
  mutant(
    'favourite-stays',
    KINDS,
    'removeFavoriteGame listFavoriteGames',
    skipWrite('POST /api/favorite-game/favorite/*/remove', '/api/favorite-game/favorite', SUCCESS),
  ),
  mutant(
    'bonus-stays',
    KINDS,
    'deleteBonus listBonuses',
    skipWrite('DELETE /api/bonus/*', '/api/bonus', SUCCESS, (v) => v.data.data),
  ),
  mutant(
    'notice-stays-unread',
    KINDS,
    'readNotification listNotifications',
    changeJson('GET /api/notifications 200', (v) => v.data.forEach((one: Loose) => (one.read_at = null))),
  ),
  mutant('session-goes-on', KINDS, 'endSession listSessions', skipWrite('DELETE /api/user/sessions/*', '/api/user/sessions', NO_CONTENT)),
  mutant(
    'logout-ends-nothing',
    `auth-dead-token ${KINDS}`,
    'logout getMe getProfile',
    skipWrite('POST /api/auth/logout', '/api/user/sessions', SUCCESS, () => [{ id: 'logout' }]),
  ),
  mutant(
    'profile-not-kept',
    KINDS,
    'updateProfile getProfile',
    changeJson('GET /api/user 200', (v) => Object.assign(v.data, { address: null, marketing_opt_in: false }) && undefined),
  ),
  mutant(
    'password-not-kept',
    KINDS,
    'changePassword login',
    afterSuccess('PUT /api/user/password 200', (visit, _, next) => {
      const { current_password: old, password } = JSON.parse(visit.body) as Record<string, string>;
      return callStandIn(next, visit, 'PUT', '/api/user/password', {
        current_password: password,
        password: old,
        password_confirmation: old,
      });
    }),
  ),
  mutant(
    'limit-not-kept',
    KINDS,
    'setProtectionLimit getProtection',
    changeJson('GET /api/protection 200', (v) => void (v.data.limits = [])),
  ),
  mutant(
    'reminders-not-kept',
    KINDS,
    'setProtectionReminders getProtection',
    changeJson('GET /api/protection 200', (v) => void (v.data.reminders = { session_minutes: null, spend_amount: null })),
  ),
  mutant('document-not-listed', KINDS, 'uploadDocument listDocuments', emptyList('GET /api/user/documents')),
  mutant('game-not-recent', KINDS, 'launchGame listRecentGames', emptyList('GET /api/games/recent')),
  mutant('deposit-key-ignored', KINDS, 'createDeposit', ignoreIdempotencyKey('POST /api/deposits')),
  mutant('deposit-key-with-another-body', KINDS, 'createDeposit', ignoreBodyForKey('POST /api/deposits')),
  mutant('withdrawal-key-ignored', KINDS, 'createWithdrawal', ignoreIdempotencyKey('POST /api/withdrawals')),
  mutant('mines-key-ignored', KINDS, 'startMinesGame', ignoreIdempotencyKey('POST /api/mini-games/mines/start')),
  mutant('double-key-ignored', KINDS, 'placeDoubleBet', ignoreIdempotencyKey('POST /api/mini-games/double/bets')),
  mutant(
    'refreshed-token-is-dead',
    `${KINDS} auth-bad-token`,
    'refreshToken getMe',
    changeJson('POST /api/auth/refresh 200', (v) => void (v.access_token = `${v.access_token.slice(0, -6)}AAAAAA`)),
  ),
];
