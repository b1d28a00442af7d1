import type { Reply } from '../fault';
import { allowing } from './mutants/cross-origin';
import { body, every, header, reply, request } from './mutants/faults';
import type { LibraryFault } from './server/serve';

/** Library that differs but keeps the contract, so that every finding is a false alarm. */
export interface LibraryVariant {
  name: string;
  fault: LibraryFault;
}

const isJson = ({ headers }: Reply) => (headers['content-type'] ?? '').startsWith('application/json');

/** Creates a fault that changes the JSON value of every response that has one. */
const eachJson = (change: (value: unknown) => unknown): LibraryFault =>
  every((given) => (isJson(given) && given.body !== '' ? { ...given, body: JSON.stringify(change(JSON.parse(given.body))) } : given));

/** Creates a fault that lets a repeated DELETE with the same token succeed. All servers with this fault share the deleted paths. */
const gone = (): LibraryFault => {
  const deleted = new Set<string>();
  return () => async (visit, next) => {
    const given = await next(visit);
    const key = `${visit.headers['authorization'] ?? ''} ${visit.path}`;
    if (visit.method === 'DELETE' && given.status === 204) deleted.add(key);
    return visit.method === 'DELETE' && given.status === 404 && deleted.has(key) ? { status: 204, headers: {}, body: '' } : given;
  };
};

/** All correct variants of the library. */
export const LIBRARY_VARIANTS: readonly LibraryVariant[] = [
  { name: 'the library itself', fault: () => (visit, next) => next(visit) },
  { name: 'a second DELETE succeeds', fault: gone() },
  { name: 'undocumented methods are 404', fault: every((given) => (given.status === 405 ? { ...given, status: 404 } : given)) },
  { name: 'undocumented methods are 501', fault: every((given) => (given.status === 405 ? { ...given, status: 501 } : given)) },
  {
    name: 'HEAD is not supported',
    fault: () => async (visit, next) => (visit.method === 'HEAD' ? { status: 405, headers: {}, body: '' } : next(visit)),
  },
  {
    name: 'OPTIONS lists the methods',
    fault: () => async (visit, next) =>
      visit.method === 'OPTIONS' ? { status: 204, headers: { allow: 'GET, HEAD, OPTIONS' }, body: '' } : next(visit),
  },
  {
    name: 'OPTIONS is not implemented',
    fault: () => async (visit, next) => (visit.method === 'OPTIONS' ? { status: 501, headers: {}, body: '' } : next(visit)),
  },
  {
    name: 'unknown query parameters are rejected',
    fault: request('GET /v1/branches', (visit) =>
      visit.query.has('conformance_unknown')
        ? { status: 400, headers: { 'content-type': 'application/json' }, body: '{"message":"Unknown."}' }
        : visit,
    ),
  },
  {
    name: 'far pages are 404',
    fault: request('GET /v1/reviews', (visit) =>
      Number(visit.query.get('page')) > 1000
        ? { status: 404, headers: { 'content-type': 'application/json' }, body: '{"message":"No such page."}' }
        : visit,
    ),
  },
  { name: 'chunked responses', fault: every((given) => ({ ...given, framing: 'chunked' })) },
  {
    name: 'charset in the content type',
    fault: every((given) =>
      isJson(given) ? { ...given, headers: { ...given.headers, 'content-type': 'application/json; charset=utf-8' } } : given,
    ),
  },
  {
    name: 'header names in capitals',
    fault: every((given) =>
      isJson(given)
        ? { ...given, headers: Object.fromEntries(Object.entries(given.headers).map(([name, value]) => [name.toUpperCase(), value])) }
        : given,
    ),
  },
  {
    name: 'escaped letters',
    fault: every((given) =>
      isJson(given)
        ? {
            ...given,
            body: given.body.replaceAll(/[\u0080-\uFFFF]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`),
          }
        : given,
    ),
  },
  {
    name: 'reversed members',
    fault: eachJson((value) =>
      typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).toReversed()) : value,
    ),
  },
  {
    name: 'pretty JSON',
    fault: every((given) =>
      isJson(given) && given.body !== '' ? { ...given, body: JSON.stringify(JSON.parse(given.body), null, 2) } : given,
    ),
  },
  {
    name: 'more headers',
    fault: every((given) =>
      isJson(given)
        ? { ...given, headers: { ...given.headers, 'x-request-id': 'r1', 'x-powered-by': 'PHP/8.4', 'set-cookie': 'theme=dark; path=/' } }
        : given,
    ),
  },
  {
    name: 'weak ETags',
    fault: (() => {
      const etags = (given: Reply): Reply =>
        given.headers['etag'] === undefined ? given : { ...given, headers: { ...given.headers, etag: `W/${given.headers['etag']}` } };
      return () => async (visit, next) =>
        etags(
          await next({
            ...visit,
            headers: { ...visit.headers, 'if-none-match': (visit.headers['if-none-match'] ?? '').replace('W/', '') },
          }),
        );
    })(),
  },
  {
    name: 'private personal responses',
    fault: () => async (visit, next) => {
      const given = await next(visit);
      return visit.headers['authorization'] === undefined || given.status === 304
        ? given
        : { ...given, headers: { ...given.headers, 'cache-control': given.headers['cache-control'] ?? 'private, max-age=60' } };
    },
  },
  { name: 'no-store personal responses', fault: header('GET /v1/me 200', 'cache-control', 'no-store') },
  {
    name: 'extra members of open objects',
    fault: body('GET /v1/branches', (value) => {
      if (Array.isArray(value)) for (const one of value as object[]) Object.assign(one, { floor: 2 });
      return value;
    }),
  },
  {
    name: 'read-only members are rejected',
    fault: request('POST /v1/reviews', (visit) =>
      /"(?:verified|created_at|id)"/.test(visit.body)
        ? { status: 422, headers: { 'content-type': 'application/json' }, body: '{"message":"x","errors":{"verified":["is read-only"]}}' }
        : visit,
    ),
  },
  {
    name: 'texts are trimmed',
    fault: () => async (visit, next) =>
      next(
        visit.headers['content-type'] === 'application/json' && visit.body.length < 10_000
          ? { ...visit, body: visit.body.replaceAll(/ +"/g, '"') }
          : visit,
      ),
  },
  {
    name: 'HTML is rejected in texts',
    fault: request('POST /v1/reviews', (visit) =>
      visit.body.includes('<')
        ? { status: 422, headers: { 'content-type': 'application/json' }, body: '{"message":"x","errors":{"text":["no HTML"]}}' }
        : visit,
    ),
  },
  {
    name: 'errors of several fields',
    fault: body('POST /v1/loans 422', (value: { errors: object }) => ({
      ...value,
      errors: { ...value.errors, general: ['Look at the fields.'] },
    })),
  },
  {
    name: 'a foreign loan is 403',
    fault: (library) => async (visit, next) => {
      const given = await next(visit);
      return visit.path.startsWith('/v1/loans/') && given.status === 404 && library.loans.some(({ number }) => visit.path.endsWith(number))
        ? { ...given, status: 403 }
        : given;
    },
  },
  {
    name: 'a rate limit',
    fault: (() => {
      let count = 0;
      return request('GET /v1/authors', (visit) =>
        (count += 1) % 7 === 0
          ? { status: 429, headers: { 'content-type': 'application/json', 'retry-after': '1' }, body: '{"message":"Slow down."}' }
          : visit,
      );
    })(),
  },
  {
    name: 'other page numbers in texts',
    fault: body('GET /v1/reviews 200', (value: { meta: object }) => Object.assign(value.meta, { page_label: 'one' }) && value),
  },
  { name: 'cross-origin headers', fault: allowing() },
  { name: 'any origin', fault: allowing((headers) => ({ ...headers, 'access-control-allow-origin': '*' })) },
  {
    name: 'a created review with 201 and Location',
    fault: reply('POST /v1/reviews 201', (given) => ({
      ...given,
      headers: { ...given.headers, location: `/v1/reviews/${String((JSON.parse(given.body) as { id: number }).id)}` },
    })),
  },
  {
    name: 'slow first answer',
    fault: () => async (visit, next) => {
      if (visit.path === '/v1/books' && visit.query.size === 0) await new Promise((resolve) => setTimeout(resolve, 40));
      return next(visit);
    },
  },
  {
    name: 'a trailing newline in bodies',
    fault: every((given) => (isJson(given) && given.body !== '' ? { ...given, body: `${given.body}\n` } : given)),
  },
];
