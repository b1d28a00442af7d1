import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import { gzipSync } from 'node:zlib';

import type { Reply, Visit } from '../fault';
import { body, every, header, reply } from '../library/mutants/faults';
import { readDigits, withDigits } from './mutants/from-contract/faults';
import type { Harbour } from './server/harbour';
import { problem, toJson } from './server/replies';
import type { HarbourFault } from './server/serve';
import type { HarbourVariant } from './variant';

const PARAMETERS =
  /^(?:day|level_min|near\[lat\]|near\[lon\]|kinds|services|depth_min|cursor|limit|flag|tags|registered_after|sort|status)$/;
const hasJson = ({ headers, body: text }: Reply) => text !== '' && (headers['content-type'] ?? '').includes('json');

/** Returns a response compressed with gzip if the caller accepts that; otherwise, for HEAD, and without a body, the given response. */
function compressed(given: Reply, { method, headers }: Visit): Reply {
  if (!/\bgzip\b/.test(headers['accept-encoding'] ?? '') || given.body === '' || method === 'HEAD') return given;
  const bytes = gzipSync(given.body);
  const lines = Object.entries({
    ...given.headers,
    'content-encoding': 'gzip',
    'content-length': String(bytes.length),
    connection: 'close',
  });
  const head = `HTTP/1.1 ${String(given.status)} ${STATUS_CODES[given.status] ?? ''}\r\n${lines.map((line) => line.join(': ')).join('\r\n')}\r\n\r\n`;
  return { ...given, raw: Buffer.concat([Buffer.from(head), bytes]) };
}

/** Adds a random part to cursors, so that two of the same page differ. */
const withNewCursors: HarbourFault = () => async (visit, next) => {
  const query = new URLSearchParams(visit.query);
  const [, sent] = /^([\w-]+)\.[\da-f]{8}$/.exec(query.get('cursor') ?? '') ?? [];
  if (sent !== undefined) query.set('cursor', sent);
  const given = await next({ ...visit, query });
  const [, cursor] = /"next_cursor":"([\w-]+)"/.exec(given.body) ?? [];
  if (cursor === undefined) return given;
  const other = `${cursor}.${randomUUID().slice(0, 8)}`;
  const link = given.headers['link']?.replace(`cursor=${cursor}`, `cursor=${other}`) ?? '';
  return {
    ...given,
    headers: { ...given.headers, link },
    body: given.body.replace(`"next_cursor":"${cursor}"`, `"next_cursor":"${other}"`),
  };
};

/** Sends weak ETags, and accepts them in `If-Match` and `If-None-Match`. */
const withWeakEtags: HarbourFault = () => async (visit, next) => {
  const headers = { ...visit.headers };
  for (const name of ['if-match', 'if-none-match']) if (headers[name] !== undefined) headers[name] = headers[name].replace(/^W\//, '');
  const given = await next({ ...visit, headers });
  const { etag } = given.headers;
  return etag === undefined ? given : { ...given, headers: { ...given.headers, etag: `W/${etag}` } };
};

/** Harbours that keep the contract in other ways, written with knowledge of the contract, but of none of the checks. */
export const variantsFromContract: readonly HarbourVariant[] = [
  {
    name: 'header names in capitals',
    fault: every((given) => ({
      ...given,
      headers: Object.fromEntries(Object.entries(given.headers).map(([name, value]) => [name.toUpperCase(), value])),
    })),
  },
  {
    name: 'members in another order',
    fault: every((given) => {
      if (!hasJson(given) || !given.body.startsWith('{')) return given;
      return withDigits(given, Object.fromEntries(Object.entries(readDigits(given) as object).toReversed()));
    }),
  },
  {
    name: 'escaped letters and indented JSON',
    fault: every((given) => {
      if (!hasJson(given)) return given;
      const text = toJson(readDigits(given), 2);
      return { ...given, body: text.replaceAll(/[\u0080-\uFFFF]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`) };
    }),
  },
  { name: 'weak ETags', fault: withWeakEtags },
  { name: 'compressed responses', fault: every(compressed) },
  {
    name: 'problems in other words',
    fault: every((given) => {
      if (given.headers['content-type'] !== 'application/problem+json') return given;
      const read = JSON.parse(given.body) as object;
      const words = { type: 'https://harbour.invalid/problems/any', title: 'Não foi possível', detail: '', instance: `/p/${randomUUID()}` };
      return { ...given, body: JSON.stringify({ ...read, ...words }) };
    }),
  },
  {
    name: 'media types with parameters',
    fault: every((given) =>
      hasJson(given)
        ? { ...given, headers: { ...given.headers, 'content-type': `${given.headers['content-type'] ?? ''};charset=UTF-8` } }
        : given,
    ),
  },
  {
    name: 'lengths with trailing zeroes',
    fault: every((given) => ({
      ...given,
      body: given.body.replaceAll(/"length":(\d+(?:\.\d+)?)(?=[,}])/g, (_, digits: string) => `"length":${Number(digits).toFixed(4)}`),
    })),
  },
  {
    name: 'times in UTC with fractions',
    fault: every((given) => ({
      ...given,
      body: given.body.replaceAll(/"(registered_at|surveyed_at)":"([^"]+)"/g, (all, name: string, time: string) => {
        const at = Date.parse(time);
        return Number.isNaN(at) ? all : `"${name}":"${new Date(at).toISOString().replace('Z', '+00:00')}"`;
      }),
    })),
  },
  { name: 'bulk results in another order', fault: body('POST /vessels/bulk 207', (given) => void given.results.reverse()) },
  {
    name: 'Link has more relations',
    fault: every((given, visit) => {
      const next = given.headers['link']?.replace('rel="next"', 'rel=next; title="more, of these"');
      const first = `<http://${visit.headers['host'] ?? ''}/port${visit.path}>; rel="first prev"`;
      return given.status === 200 && /^\/(?:berths|vessels|bookings)$/.test(visit.path)
        ? { ...given, headers: { ...given.headers, link: [first, next].filter((one) => one !== undefined).join(', ') } }
        : given;
    }),
  },
  { name: 'undocumented methods are 404', fault: every((given) => (given.status === 405 ? problem(404, 'Nothing here.') : given)) },
  {
    name: 'HEAD is not supported',
    fault: () => async (visit, next) => (visit.method === 'HEAD' ? { status: 501, headers: {}, body: '' } : next(visit)),
  },
  {
    name: 'unknown query parameters are refused',
    fault: every((given, { query }) =>
      given.status === 200 && [...query.keys()].some((name) => !PARAMETERS.test(name)) ? problem(400, 'A parameter is unknown.') : given,
    ),
  },
  { name: 'cursors are new each time', fault: withNewCursors },
  {
    name: 'pages are shorter than their limit',
    fault: () => async (visit, next) => {
      const sent = visit.query.get('limit') ?? '5';
      if (visit.path !== '/berths' || visit.method !== 'GET' || !/^(?:[1-9]|1\d|20)$/.test(sent)) return next(visit);
      const limit = String(Math.ceil(Number(sent) / 2));
      const query = new URLSearchParams(visit.query);
      query.set('limit', limit);
      const given = await next({ ...visit, query });
      const { link } = given.headers;
      return link === undefined
        ? given
        : { ...given, headers: { ...given.headers, link: link.replace(`limit=${limit}`, `limit=${sent}`) } };
    },
  },
  {
    name: 'a missing call sign is null',
    fault: body('GET /vessels/* 200', (given) => {
      given.call_sign ??= null;
    }),
  },
  {
    name: 'Location is relative',
    fault: every((given) => {
      const { location } = given.headers;
      return location === undefined ? given : { ...given, headers: { ...given.headers, location: location.replace('/port/', './') } };
    }),
  },
  {
    name: 'jobs take longer',
    fault: (harbour: Harbour) => {
      const calls = new Map<string, number>();
      return async (visit, next) => {
        const count = (calls.get(visit.path) ?? 0) + 1;
        calls.set(visit.path, count);
        const job = harbour.jobs.find(({ id }) => visit.path === `/jobs/${id}`);
        if (job !== undefined && count < 6) job.asked = 0;
        return next(visit);
      };
    },
  },
  { name: 'a repeated key is named', fault: header('POST /vessels 201', 'idempotent-replayed', 'maybe') },
  {
    name: 'a token is refused with a challenge',
    fault: reply('GET /vessels 401', (given) => ({
      ...given,
      headers: { ...given.headers, 'www-authenticate': 'Bearer realm="harbour", error="invalid_token"' },
    })),
  },
];
