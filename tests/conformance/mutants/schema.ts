import type { Mutant } from '../fault';
import { changeJson, createMutantFactory } from './operators';
import type { Loose } from './operators';

const mutant = createMutantFactory('schema');

/** Creates a mutant whose successful responses violate their schema. */
const successMutant = (name: string, operation: string, target: string, edit: (value: Loose) => unknown) =>
  mutant(name, 'response-schema', operation, changeJson(target, edit));

/** Creates a mutant whose error responses violate their schema. */
const errorMutant = (name: string, operation: string, target: string, edit: (value: Loose) => unknown) =>
  mutant(name, 'error-shape response-schema', operation, changeJson(target, edit));

/** Servers with responses that violate their schema. Arguments of each: name, operation, target and change. */
export const SCHEMA: readonly Mutant[] = [
  successMutant('member-missing', 'getMe', 'GET /api/auth/me 200', (v) => void delete v.wallet),
  successMutant('member-missing-deep', 'getProfile', 'GET /api/user 200', (v) => void delete v.data.document.number),
  successMutant('member-missing-in-one-item', 'listProviders', 'GET /v2/providers 200', (v) => void delete v.data.at(-1)?.name),
  successMutant('member-in-camel-case', 'getWallet', 'GET /api/wallet 200', ({ data: { pending_withdraw: pendingWithdraw, ...data } }) => ({
    data: { ...data, pendingWithdraw },
  })),
  successMutant('wrong-type-boolean', 'getProfile', 'GET /api/user 200', (v) => void (v.data.is_pep = 0)),
  successMutant('wrong-type-text', 'getPlatform', 'GET /v2/platform 200', (v) => void (v.data.cnpj = 12_345_678_000_195)),
  successMutant('number-as-text', 'getMe', 'GET /api/auth/me 200', (v) => void (v.balance = String(v.balance))),
  successMutant(
    'number-as-text-in-meta',
    'listTransactions',
    'GET /api/transactions 200',
    (v) => void (v.meta.total = String(v.meta.total)),
  ),
  successMutant('id-as-number', 'getGame', 'GET /v2/games/* 200', (v) => void (v.data.id = Number(v.data.id))),
  successMutant('null-where-text', 'listNotifications', 'GET /api/notifications 200', (v) =>
    v.data.forEach((one: Loose) => (one.title = null)),
  ),
  successMutant('null-where-object', 'getProtection', 'GET /api/protection 200', (v) => void (v.data.reminders = null)),
  successMutant('null-where-list', 'listFavoriteGames', 'GET /api/favorite-game/favorite 200', (v) => void (v.data = null)),
  successMutant('extra-in-closed', 'getWallet', 'GET /api/wallet 200', (v) => void (v.data.currency = 'BRL')),
  successMutant('extra-in-closed-root', 'getReferralSummary', 'GET /api/referrals 200', (v) => void (v.debug = true)),
  successMutant('extra-in-closed-item', 'listSessions', 'GET /api/user/sessions 200', (v) =>
    v.data.forEach((one: Loose) => (one.token = 'x')),
  ),
  successMutant('enum-unknown', 'createDeposit', 'POST /api/deposits 201', (v) => void (v.data.status = 'PENDING')),
  successMutant('enum-unknown-in-list', 'listGames', 'GET /v2/games 200', (v) =>
    v.data.forEach((one: Loose) => (one.volatility = 'extreme')),
  ),
  successMutant(
    'enum-unknown-environment',
    'getCurrentDoubleRound',
    'GET /v2/mini-games/double/current 200',
    (v) => void (v.data.status = 'open'),
  ),
  successMutant('date-without-offset', 'createDeposit', 'POST /api/deposits 201', (v) => void (v.data.expires_at = '2026-11-21 14:05:00')),
  successMutant('date-as-number', 'listPages', 'GET /v2/pages 200', (v) =>
    v.data.forEach((one: Loose) => (one.published_at = 1_763_740_000)),
  ),
  successMutant('email-that-is-none', 'getMe', 'GET /api/auth/me 200', (v) => void (v.user.email = 'ana')),
  successMutant('calendar-date-brazilian', 'getProfile', 'GET /api/user 200', (v) => void (v.data.birthday = '17/05/1990')),
  successMutant('ip-that-is-none', 'getIp', 'GET /v2/get-ip 200', (v) => void (v.userIP = '')),
  successMutant(
    'pattern-hash',
    'getCurrentDoubleRound',
    'GET /v2/mini-games/double/current 200',
    (v) => void (v.data.server_seed_hash = v.data.server_seed_hash.toUpperCase()),
  ),
  successMutant('pattern-token', 'login', 'POST /api/auth/login 200', (v) => void (v.expires_in = '3600')),
  successMutant('range-negative', 'getWallet', 'GET /api/wallet 200', (v) => void (v.data.bonus = -1)),
  successMutant('fraction-of-a-cent', 'getWallet', 'GET /api/wallet 200', (v) => void (v.data.balance = 12.5)),
  successMutant('range-beyond', 'getGame', 'GET /v2/games/* 200', (v) => void (v.data.rtp = 196.5)),
  successMutant('list-as-object', 'listGames', 'GET /v2/games 200', (v) => void (v.data = { ...v.data })),
  successMutant('object-as-list', 'getWallet', 'GET /api/wallet 200', (v) => void (v.data = [v.data])),
  successMutant('object-as-empty-list', 'getMinesConfig', 'GET /v2/mini-games/mines/config 200', (v) => void (v.data.multipliers = [])),
  successMutant('without-envelope', 'getMinesFairness', 'GET /api/mini-games/mines/fairness 200', (v) => v.data),
  successMutant('enveloped-twice', 'getStatement', 'GET /api/statement 200', (v) => ({ data: v })),
  successMutant('list-without-pages', 'listCategories', 'GET /v2/categories 200', (v) => void delete v.meta),
  successMutant(
    'rollover-of-text',
    'getMe',
    'GET /api/auth/me 200',
    (v) => void (v.user_rollover &&= { ...v.user_rollover, amount_current: '3' }),
  ),
  successMutant('text-empty', 'listBonuses', 'GET /api/bonus 200', (v) => v.data.data.forEach((one: Loose) => (one.id = ''))),
  successMutant('write-answer', 'updateProfile', 'PUT /api/user 200', (v) => void delete v.data.email),
  successMutant('made-thing', 'createPixKey', 'POST /api/pix-keys 201', (v) => void (v.data.holder_match = 'true')),
  successMutant('write-answer-mines', 'startMinesGame', 'POST /api/mini-games/mines/start 201', (v) => void (v.data.revealed = {})),
  errorMutant('errors-missing', 'createDeposit', 'POST /api/deposits 422', (v) => void delete v.errors),
  errorMutant('errors-as-text', 'registerPlayer', 'POST /v2/auth/register 422', (v) => {
    for (const name of Object.keys(v.errors ?? {})) [v.errors[name]] = v.errors[name];
  }),
  errorMutant('message-renamed', 'getDeposit', 'GET /api/deposits/* 404', (v) => ({ error: v.message })),
  errorMutant('unauthorized-renamed', 'getWallet', 'GET /api/wallet 401', (v) => ({ error: v.message })),
];
