import { randomUUID } from 'node:crypto';

import type { Fault, Mutant, Next, Reply, Visit } from '../fault';
import { ask, isAt, json, maker, reply, spot } from './operators';
import type { Loose } from './operators';

const mutant = maker('state');
const KINDS = 'invariant scenario-step';

/** What follows upon a success, behind the caller's back. */
const after =
  (where: string, deed: (visit: Visit, answer: Loose, next: Next) => Promise<unknown>): (() => Fault) =>
  () =>
  async (visit, next) => {
    const place = spot(where);
    const answered = await next(visit);
    if (isAt(place, visit) && answered.status === place.status)
      await deed(visit, answered.body === '' ? null : JSON.parse(answered.body), next);
    return answered;
  };

/** Moves the balance of whoever asks, in cents: what the operation did to it is undone, or done again. */
const moving = (where: string, delta: (answer: Loose) => number) =>
  after(where, async (visit, answer, next) => {
    const owner = /^\/__mock/.test(visit.path) ? (answer.player_id as string) : ownerOf(visit);
    await ask(next, visit, 'POST', '/__mock/balance', { playerId: owner, delta: Math.trunc(delta(answer)) });
  });

const ownerOf = ({ headers }: Visit) =>
  (JSON.parse(Buffer.from(headers['authorization']?.split('.')[1] ?? '', 'base64url').toString()) as { user_id: string }).user_id;

/** Says that it was done where it could be done, and does nothing. `exists` asks whether it could. */
const idle =
  (where: string, list: string, answered: Reply, inList = (value: Loose) => value.data as Loose[]): (() => Fault) =>
  () =>
  async (visit, next) => {
    if (!isAt(spot(where), visit)) return next(visit);
    const listed = await ask(next, visit, 'GET', list);
    // Whoever is nobody is told so.
    const me = await ask(next, visit, 'GET', '/api/auth/me');
    if (listed.status !== 200 || me.status !== 200) return next(visit);
    const segments = new Set(visit.path.split('/'));
    const there = inList(JSON.parse(listed.body)).some(({ id }: { id: unknown }) => segments.has(String(id)));
    return there ? answered : next(visit);
  };

/** Each call is a new one, whatever its Idempotency-Key. */
const forgetful = (where: string): (() => Fault) =>
  changing(where, (visit) =>
    visit.headers['idempotency-key'] === undefined ? visit : { ...visit, headers: { ...visit.headers, 'idempotency-key': randomUUID() } },
  );

function changing(where: string, change: (visit: Visit) => Visit): () => Fault {
  return () => (visit, next) => next(isAt(spot(where), visit) ? change(visit) : visit);
}

/** The first answer comes again for its key, whatever the body. */
const careless =
  (where: string): (() => Fault) =>
  () => {
    const answers = new Map<string, Reply>();
    return async (visit, next) => {
      const key = visit.headers['idempotency-key'];
      const owner = `${visit.headers['authorization'] ?? ''} ${key ?? ''}`;
      const answered = await next(visit);
      if (!isAt(spot(where), visit) || key === undefined) return answered;
      if (answered.status < 300) answers.set(owner, answered);
      return answered.status === 409 ? (answers.get(owner) ?? answered) : answered;
    };
  };

const nothing = (where: string) => json(`${where} 200`, (v) => void (v.data = []));
const GONE: Reply = { status: 204, headers: { 'cache-control': 'no-store' }, body: '' };
const DONE = reply(200, { success: true, message: 'Pronto.' });

export const STATE: readonly Mutant[] = [
  mutant(
    'withdrawal-moves-nothing',
    KINDS,
    'createWithdrawal getWallet',
    moving('POST /api/withdrawals 201', (v) => v.data.amount),
  ),
  mutant(
    'withdrawal-moves-twice',
    KINDS,
    'createWithdrawal getWallet',
    moving('POST /api/withdrawals 201', (v) => -v.data.amount),
  ),
  mutant(
    'withdrawal-not-returned',
    KINDS,
    'cancelWithdrawal getWallet',
    moving('POST /api/withdrawals/*/cancel 200', (v) => -v.data.amount),
  ),
  mutant('withdrawal-not-listed', KINDS, 'createWithdrawal listWithdrawals', nothing('GET /api/withdrawals')),
  mutant(
    'deposit-moves-nothing',
    KINDS,
    'createDeposit getDeposit getWallet',
    moving('POST /__mock/deposits/*/pay 200', (v) => -v.amount),
  ),
  mutant(
    'deposit-moves-twice',
    KINDS,
    'createDeposit getDeposit getWallet',
    moving('POST /__mock/deposits/*/pay 200', (v) => v.amount),
  ),
  mutant(
    'deposit-moves-unpaid',
    KINDS,
    'createDeposit getWallet',
    moving('POST /api/deposits 201', (v) => v.data.amount),
  ),
  mutant(
    'deposit-not-booked',
    KINDS,
    'createDeposit listTransactions',
    json('GET /api/transactions 200', (v) => void (v.data = v.data.filter(({ source }: { source: string }) => source !== 'Deposit'))),
  ),
  mutant(
    'deposit-of-another-amount',
    KINDS,
    'getDeposit createDeposit',
    json('GET /api/deposits/* 200', (v) => void (v.data.amount += 1)),
  ),
  mutant(
    'balance-stands-still',
    KINDS,
    'getWallet',
    json('GET /api/wallet 200', (v) => void (v.data.balance = 125_000)),
  ),
  mutant(
    'balances-differ',
    KINDS,
    'getMe',
    json('GET /api/auth/me 200', (v) => void (v.balance += 100)),
  ),
  mutant(
    'mines-stake-not-taken',
    KINDS,
    'startMinesGame getWallet',
    moving('POST /api/mini-games/mines/start 201', (v) => v.data.amount),
  ),
  mutant(
    'mines-not-paid',
    KINDS,
    'cashOutMinesGame getWallet',
    moving('POST /api/mini-games/mines/*/cashout 200', (v) => -v.data.payout),
  ),
  mutant('mines-not-in-history', KINDS, 'listMinesHistory cashOutMinesGame', nothing('GET /api/mini-games/mines/history')),
  mutant(
    'double-stake-not-taken',
    KINDS,
    'placeDoubleBet getWallet',
    moving('POST /api/mini-games/double/bets 201', (v) => v.data.amount),
  ),
  mutant(
    'double-not-returned',
    KINDS,
    'cancelDoubleBet getWallet',
    moving('DELETE /api/mini-games/double/bets/* 200', (v) => -v.data.amount),
  ),
  mutant('double-bet-not-listed', KINDS, 'listDoubleBets placeDoubleBet', nothing('GET /api/mini-games/double/bets')),
  mutant('pix-key-stays', KINDS, 'deletePixKey listPixKeys', idle('DELETE /api/pix-keys/*', '/api/pix-keys', GONE)),
  mutant('pix-key-not-kept', KINDS, 'createPixKey listPixKeys', nothing('GET /api/pix-keys')),
  mutant(
    'favourite-not-kept',
    KINDS,
    'addFavoriteGame listFavoriteGames',
    idle('POST /api/favorite-game/favorite/*/add', '/v2/games', DONE),
  ),
  mutant(
    'favourite-stays',
    KINDS,
    'removeFavoriteGame listFavoriteGames',
    idle('POST /api/favorite-game/favorite/*/remove', '/api/favorite-game/favorite', DONE),
  ),
  mutant(
    'bonus-stays',
    KINDS,
    'deleteBonus listBonuses',
    idle('DELETE /api/bonus/*', '/api/bonus', DONE, (v) => v.data.data),
  ),
  mutant(
    'notice-stays-unread',
    KINDS,
    'readNotification listNotifications',
    json('GET /api/notifications 200', (v) => v.data.forEach((one: Loose) => (one.read_at = null))),
  ),
  mutant('session-goes-on', KINDS, 'endSession listSessions', idle('DELETE /api/user/sessions/*', '/api/user/sessions', GONE)),
  mutant(
    'logout-ends-nothing',
    `auth-dead-token ${KINDS}`,
    'logout getMe getProfile',
    idle('POST /api/auth/logout', '/api/user/sessions', DONE, () => [{ id: 'logout' }]),
  ),
  mutant(
    'profile-not-kept',
    KINDS,
    'updateProfile getProfile',
    json('GET /api/user 200', (v) => Object.assign(v.data, { address: null, marketing_opt_in: false }) && undefined),
  ),
  mutant(
    'password-not-kept',
    KINDS,
    'changePassword login',
    after('PUT /api/user/password 200', (visit, _, next) => {
      const { current_password: old, password } = JSON.parse(visit.body) as Record<string, string>;
      return ask(next, visit, 'PUT', '/api/user/password', { current_password: password, password: old, password_confirmation: old });
    }),
  ),
  mutant(
    'limit-not-kept',
    KINDS,
    'setProtectionLimit getProtection',
    json('GET /api/protection 200', (v) => void (v.data.limits = [])),
  ),
  mutant(
    'reminders-not-kept',
    KINDS,
    'setProtectionReminders getProtection',
    json('GET /api/protection 200', (v) => void (v.data.reminders = { session_minutes: null, spend_amount: null })),
  ),
  mutant('document-not-listed', KINDS, 'uploadDocument listDocuments', nothing('GET /api/user/documents')),
  mutant('game-not-recent', KINDS, 'launchGame listRecentGames', nothing('GET /api/games/recent')),
  mutant('deposit-key-ignored', KINDS, 'createDeposit', forgetful('POST /api/deposits')),
  mutant('deposit-key-with-another-body', KINDS, 'createDeposit', careless('POST /api/deposits')),
  mutant('withdrawal-key-ignored', KINDS, 'createWithdrawal', forgetful('POST /api/withdrawals')),
  mutant('mines-key-ignored', KINDS, 'startMinesGame', forgetful('POST /api/mini-games/mines/start')),
  mutant('double-key-ignored', KINDS, 'placeDoubleBet', forgetful('POST /api/mini-games/double/bets')),
  mutant(
    'refreshed-token-is-dead',
    `${KINDS} auth-bad-token`,
    'refreshToken getMe',
    json('POST /api/auth/refresh 200', (v) => void (v.access_token = `${v.access_token.slice(0, -6)}AAAAAA`)),
  ),
];
