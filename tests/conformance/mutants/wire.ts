import type { Mutant } from '../fault';
import { serializeReply } from '../serialize-reply';
import { changeReply, createMutantFactory, jsonReply, changeRequest } from './operators';

const status = createMutantFactory('status');
const header = createMutantFactory('header');
const type = createMutantFactory('content-type');
const transport = createMutantFactory('transport');
const method = createMutantFactory('method');

const SERVER_ERROR = jsonReply(500, { message: 'Server Error' });
/** Notice that PHP prints into a response. */
const NOTICE = '<br />\n<b>Warning</b>:  Undefined variable $wallet in /var/www/app/Http/Resources/X.php on line 31<br />\n';

/** Servers with wrong statuses, also 500. Arguments of each: name, checks and operations of a correct finding, and the fault. */
export const STATUS: readonly Mutant[] = [
  status(
    'created-as-200',
    'status-undocumented',
    'createDeposit',
    changeReply('POST /api/deposits 201', (one) => ({ ...one, status: 200 })),
  ),
  status(
    'read-as-201',
    'status-undocumented',
    'getWallet',
    changeReply('GET /api/wallet 200', (one) => ({ ...one, status: 201 })),
  ),
  status(
    'read-as-203',
    'status-undocumented',
    'listPages',
    changeReply('GET /v2/pages 200', (one) => ({ ...one, status: 203 })),
  ),
  status(
    'deleted-as-200',
    'status-undocumented',
    'deletePixKey',
    changeReply('DELETE /api/pix-keys/* 204', () => jsonReply(200, {})),
  ),
  status(
    'accepted-as-200',
    'status-undocumented',
    'requestEmailChange',
    changeReply('POST /api/user/email 202', (one) => ({ ...one, status: 200 })),
  ),
  status(
    'invalid-as-400',
    'status-undocumented',
    'createDeposit',
    changeReply('POST /api/deposits 422', (one) => ({ ...one, status: 400 })),
  ),
  status(
    'unknown-as-410',
    'status-undocumented',
    'getWithdrawal',
    changeReply('GET /api/withdrawals/* 404', (one) => ({ ...one, status: 410 })),
  ),
  status(
    'error-on-read',
    'server-error',
    'getWallet',
    changeReply('GET /api/wallet 200', () => SERVER_ERROR),
  ),
  status(
    'error-on-invalid',
    'server-error',
    'listGames',
    changeReply('GET /v2/games 422', () => SERVER_ERROR),
  ),
  status(
    'error-on-unknown',
    'server-error',
    'getDeposit',
    changeReply('GET /api/deposits/* 404', () => SERVER_ERROR),
  ),
  status(
    'error-without-token',
    'server-error',
    'getProfile',
    changeReply('GET /api/user 401', () => SERVER_ERROR),
  ),
  status(
    'error-on-write',
    'server-error',
    'setProtectionReminders',
    changeReply('PUT /api/protection/reminders 200', () => SERVER_ERROR),
  ),
];

/**
 * Servers whose `Cache-Control` is missing or public in place of `no-store`. Arguments of each: name, checks and operations of a correct
 * finding, and the fault.
 */
export const HEADER: readonly Mutant[] = [
  header(
    'no-store-missing',
    'response-header',
    'getWallet',
    changeReply('GET /api/wallet 200', (one) => ({ ...one, headers: { 'content-type': 'application/json' } })),
  ),
  header(
    'no-store-public',
    'response-header',
    'getProfile',
    changeReply('GET /api/user 200', (one) => ({ ...one, headers: { ...one.headers, 'cache-control': 'public, max-age=60' } })),
  ),
  header(
    'no-store-missing-on-write',
    'response-header',
    'createPixKey',
    changeReply('POST /api/pix-keys 201', (one) => ({ ...one, headers: { 'content-type': 'application/json' } })),
  ),
];

/** Servers with wrong content types. Arguments of each: name, checks and operations of a correct finding, and the fault. */
export const CONTENT_TYPE: readonly Mutant[] = [
  type(
    'json-as-html',
    'content-type',
    'listPages',
    changeReply('GET /v2/pages 200', (one) => ({ ...one, headers: { ...one.headers, 'content-type': 'text/html; charset=UTF-8' } })),
  ),
  type(
    'html',
    'content-type',
    'listCategories',
    changeReply('GET /v2/categories 200', (one) => ({
      ...one,
      headers: { 'content-type': 'text/html' },
      body: '<!doctype html><h1>Oi</h1>',
    })),
  ),
  type(
    'none',
    'content-type',
    'getReferralSummary',
    changeReply('GET /api/referrals 200', (one) => ({ ...one, headers: { 'cache-control': 'no-store' } })),
  ),
  type(
    'json-as-text',
    'content-type',
    'getStatement',
    changeReply('GET /api/statement 200', (one) => ({ ...one, headers: { ...one.headers, 'content-type': 'text/plain' } })),
  ),
  type(
    'html-on-unknown',
    'content-type error-shape',
    'getGame',
    changeReply('GET /v2/games/* 404', (one) => ({ ...one, headers: { 'content-type': 'text/html' }, body: '<h1>404</h1>' })),
  ),
];

/** Servers that accept undocumented methods. Arguments of each: name, checks and operations of a correct finding, and the fault. */
export const METHOD: readonly Mutant[] = [
  method(
    'put-beside-get',
    'method-undocumented',
    'getWallet',
    changeRequest('PUT /api/wallet', () => jsonReply(200, {})),
  ),
  method(
    'delete-beside-get',
    'method-undocumented',
    'getGame',
    changeRequest('DELETE /v2/games/*', () => jsonReply(204, {})),
  ),
  method(
    'get-beside-post',
    'method-undocumented',
    'createDeposit',
    changeRequest('GET /api/deposits', () => jsonReply(200, { data: [] })),
  ),
  method(
    'patch-beside-put',
    'method-undocumented',
    'getProfile updateProfile',
    changeRequest('PATCH /api/user', () => jsonReply(200, {})),
  ),
  method(
    'post-beside-get',
    'method-undocumented',
    'getStatement',
    changeRequest('POST /api/statement', () => jsonReply(201, {})),
  ),
];

/**
 * Servers with malformed JSON, bytes that do not fit their headers, redirects, or a connection that is cut. Arguments of each: name,
 * checks and operations of a correct finding, and the fault.
 */
export const TRANSPORT: readonly Mutant[] = [
  transport(
    'body-behind-204',
    'empty-body',
    'deletePixKey',
    changeReply('DELETE /api/pix-keys/* 204', (one) => ({
      ...one,
      raw: Buffer.concat([serializeReply(one), Buffer.from('{"success":true}')]),
    })),
  ),
  transport(
    'notice-before-json',
    'json-malformed',
    'listBonuses',
    changeReply('GET /api/bonus 200', (one) => ({ ...one, body: NOTICE + one.body })),
  ),
  transport(
    'notice-behind-json',
    'json-malformed',
    'getSettings',
    changeReply('GET /v2/settings/ 200', (one) => ({ ...one, body: one.body + NOTICE })),
  ),
  transport(
    'byte-order-mark',
    'json-malformed',
    'getPlatform',
    changeReply('GET /v2/platform 200', (one) => ({ ...one, body: `\uFEFF${one.body}` })),
  ),
  transport(
    'json-truncated',
    'json-malformed',
    'listGames',
    changeReply('GET /v2/games 200', (one) => ({ ...one, body: one.body.slice(0, -10) })),
  ),
  transport(
    'json-with-nan',
    'json-malformed',
    'getGame',
    changeReply('GET /v2/games/* 200', (one) => ({ ...one, body: one.body.replace(/"rtp":[\d.]+/, '"rtp":NaN') })),
  ),
  transport(
    'json-twice',
    'json-malformed',
    'getIp',
    changeReply('GET /v2/get-ip 200', (one) => ({ ...one, body: one.body + one.body })),
  ),
  transport(
    'empty-200',
    'json-malformed',
    'getProtection',
    changeReply('GET /api/protection 200', (one) => ({ ...one, body: '' })),
  ),
  transport(
    'length-too-long',
    'response-header json-malformed unreachable-operation',
    'getWallet',
    changeReply('GET /api/wallet 200', (one) => {
      const honest = serializeReply(one).toString('latin1');
      return {
        ...one,
        raw: Buffer.from(honest.replace(/Content-Length: \d+/, `Content-Length: ${String(Buffer.byteLength(one.body) + 9)}`), 'latin1'),
      };
    }),
  ),
  transport(
    'latin1-as-utf8',
    'json-malformed',
    'listNotifications',
    changeReply('GET /api/notifications 200', (one) => ({ ...one, raw: encodeLatin1(one) })),
  ),
  transport(
    'redirect-to-login',
    'redirect',
    'getWallet',
    changeReply('GET /api/wallet 401', (one) => ({ ...one, status: 302, headers: { location: '/login' }, body: '' })),
  ),
  transport(
    'redirect-of-a-slash',
    'redirect',
    'listPromotions',
    changeReply('GET /v2/promotions 200', (one) => ({ ...one, status: 301, headers: { location: '/v2/promotions/' }, body: '' })),
  ),
  transport(
    'connection-cut',
    'server-error unreachable-operation',
    'getReferralSummary',
    changeReply('GET /api/referrals 200', (one) => ({ ...one, raw: Buffer.alloc(0) })),
  ),
];

/** Serializes the body of a reply in Latin-1, although JSON must be UTF-8, as a 200 without the other headers of the reply. */
function encodeLatin1(one: Parameters<typeof serializeReply>[0]): Buffer {
  const body = Buffer.from(one.body, 'latin1');
  const head = `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nCache-Control: no-store\r\nContent-Length: ${String(body.length)}\r\nConnection: close\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), body]);
}
