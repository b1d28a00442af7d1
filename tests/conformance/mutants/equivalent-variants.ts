import { readFileSync } from 'node:fs';

import { operations } from '../../../generated/operations';
import type { Reply, Variant } from '../fault';
import { changeReply, matchesTarget, changeJson, parseTarget } from './operators';

/** Creates a fault that changes every response. */
const changeEvery =
  (change: (reply: Reply) => Reply): Variant['make'] =>
  () =>
  async (visit, next) =>
    change(await next(visit));
/** Methods and paths of all operations of the contract. */
const ROUTES = Object.values(operations).map(({ method, path }) => parseTarget(`${method} ${path.replaceAll(/\{\w+\}/g, '*')}`));
/** Names of the query parameters of all operations, and of the control API. */
const QUERY_PARAMETERS = new Set(
  [...readFileSync('generated/openapi.json', 'utf8').matchAll(/"name": ?"(\w+)",\s*"in": ?"query"/g)]
    .map(([, name = '']) => name)
    .concat('playerId', 'to'),
);
const METHODS = /^(?:GET|POST|PUT|PATCH|DELETE)$/;

/** Stand-ins that keep the contract, so that every finding is a false alarm: the unchanged one, and others that differ from it. */
export const EQUIVALENT_VARIANTS: readonly Variant[] = [
  { name: 'the-stand-in-itself', make: () => (visit, next) => next(visit) },
  // A repeated DELETE of a PIX key succeeds, because the contract documents a 204.
  {
    name: 'idempotent-delete-204',
    make: () => {
      const gone = new Set<string>();
      return async (visit, next) => {
        const reply = await next(visit);
        const key = `${visit.headers['authorization'] ?? ''} ${visit.path}`;
        if (matchesTarget(parseTarget('DELETE /api/pix-keys/*'), visit) && reply.status === 204) gone.add(key);
        return reply.status === 404 && gone.has(key) && visit.method === 'DELETE' ? { ...reply, status: 204, body: '' } : reply;
      };
    },
  },
  {
    name: 'unknown-query-ignored',
    make: () => (visit, next) => {
      for (const name of [...visit.query.keys()]) if (!QUERY_PARAMETERS.has(name)) visit.query.delete(name);
      return next(visit);
    },
  },
  {
    name: 'unlisted-methods-405',
    make: () => async (visit, next) => {
      const reply = await next(visit);
      const own = ROUTES.filter(({ pattern }) => pattern.test(visit.path));
      const unlisted = own.length > 0 && own.every(({ method }) => method !== visit.method);
      return reply.status === 404 && unlisted
        ? { ...reply, status: 405, headers: { ...reply.headers, allow: own.map(({ method }) => method).join(', ') } }
        : reply;
    },
  },
  { name: 'unlisted-methods-404', make: changeEvery((reply) => (reply.status === 405 ? { ...reply, status: 404 } : reply)) },
  {
    name: 'extra-in-observed-me',
    make: changeJson('GET /api/auth/me 200', (v) => Object.assign(v, { extra: 1, user: { ...v.user, more: 'x' } })),
  },
  { name: 'extra-in-observed-login', make: changeJson('POST /api/auth/login 200', (v) => Object.assign(v, { token_type: 'bearer' })) },
  { name: 'extra-in-observed-settings', make: changeJson('GET /v2/settings/ 200', (v) => Object.assign(v, { general_new_thing: true })) },
  {
    name: 'other-header-case',
    make: changeEvery((reply) => ({
      ...reply,
      headers: Object.fromEntries(Object.entries(reply.headers).map(([name, value]) => [name.toUpperCase(), value])),
    })),
  },
  { name: 'chunked', make: changeEvery((reply) => ({ ...reply, framing: 'chunked' })) },
  {
    name: 'charset-named',
    make: changeEvery((reply) =>
      reply.headers['content-type'] === 'application/json'
        ? { ...reply, headers: { ...reply.headers, 'content-type': 'application/json; charset=utf-8' } }
        : reply,
    ),
  },
  {
    name: 'head-allowed',
    make: () => async (visit, next) => {
      if (visit.method === 'HEAD') return { ...(await next({ ...visit, method: 'GET' })), body: '' };
      if (visit.method === 'OPTIONS') return { status: 204, headers: { allow: 'GET, HEAD, OPTIONS' }, body: '' };
      return next(visit);
    },
  },
  {
    name: 'other-members-first',
    make: () => async (visit, next) => {
      const reply = await next(visit);
      if (!METHODS.test(visit.method) || reply.headers['content-type'] !== 'application/json' || visit.path.startsWith('/__mock'))
        return reply;
      const value: unknown = JSON.parse(reply.body);
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return reply;
      return { ...reply, body: JSON.stringify(Object.fromEntries(Object.entries(value).toReversed()), null, 2) };
    },
  },
  {
    name: 'letters-escaped',
    make: changeEvery((reply) => ({
      ...reply,
      body: reply.body
        .replaceAll(/[\u0080-\uFFFF]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .replaceAll('/', String.raw`\/`),
    })),
  },
  {
    name: 'more-headers',
    make: changeEvery((reply) => ({
      ...reply,
      headers: {
        ...reply.headers,
        'x-ratelimit-limit': '60',
        'x-ratelimit-remaining': '59',
        'set-cookie': 'laravel_session=x; path=/; httponly',
        'x-powered-by': 'PHP/8.4',
      },
    })),
  },
  {
    name: 'write-as-204',
    make: changeReply('POST /api/favorite-game/favorite/*/add 200', (reply) => ({ ...reply, status: 204, body: '' })),
  },
  { name: 'logout-as-204', make: changeReply('POST /api/auth/logout 200', (reply) => ({ ...reply, status: 204, body: '' })) },
];
