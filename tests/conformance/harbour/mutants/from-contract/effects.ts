import { body, header, reply, request, sentJson } from '../../../library/mutants/faults';
import { createMutants } from '../../../library/mutants/mutant';
import type { Harbour } from '../../server/harbour';
import { callerOf } from './faults';

const effects = createMutants<Harbour>('read from the contract: versions, keys, bulk and removal');

/**
 * Harbours that treat ETags, used Idempotency-Keys, bulk requests, or unknown and removed records wrongly.
 * Arguments of each: name, checks and operations of a correct finding, and the fault.
 */
export const effectMutants = [
  effects(
    'an unknown berth is the first one',
    'not-found-accepted',
    'getBerth',
    request('GET /berths/*', (visit, harbour: Harbour) =>
      harbour.berths.some(({ code }) => visit.path.endsWith(code)) ? visit : { ...visit, path: '/berths/BT-1000' },
    ),
  ),
  effects(
    'an unknown vessel takes a document',
    'not-found-accepted',
    'addDocument',
    reply('POST /vessels/*/documents 404', () => ({
      status: 201,
      headers: { 'content-type': 'application/json' },
      body: '{"id":1,"kind":"plan","size":1}',
    })),
  ),
  effects(
    'removing a vessel answers it',
    'status-undocumented',
    'removeVessel',
    reply('DELETE /vessels/* 204', () => ({ status: 200, headers: { 'content-type': 'application/json' }, body: '{}' })),
  ),
  effects('a removed vessel can be patched', 'invariant not-found-accepted', 'removeVessel changeVessel', (harbour) => {
    const gone = new Set<string>();
    return async (visit, next) => {
      const given = await next(visit);
      const vessel = visit.path.slice('/vessels/'.length);
      if (visit.method === 'DELETE' && given.status === 204) gone.add(vessel);
      return visit.method === 'PATCH' && given.status === 404 && gone.has(vessel)
        ? {
            status: 200,
            headers: { 'content-type': 'application/json', etag: '"g"' },
            body: JSON.stringify({
              id: vessel,
              name: 'Gone',
              flag: 'BR',
              length: 40,
              registered_at: '2026-01-01T00:00:00Z',
              ...sentJson(visit),
              count: harbour.count,
            }),
          }
        : given;
    };
  }),
  effects('a refused patch is applied', 'etag invariant', 'changeVessel', (harbour) => async (visit, next) => {
    const given = await next(visit);
    const vessel = harbour.vessels.find(({ id }) => visit.path.endsWith(id));
    if (visit.method === 'PATCH' && given.status === 412 && vessel !== undefined) Object.assign(vessel, sentJson(visit));
    return given;
  }),
  effects('the ETag of a patch is the old one', 'etag', 'changeVessel', () => async (visit, next) => {
    const before = visit.method === 'PATCH' ? await next({ ...visit, method: 'GET', body: '' }) : null;
    const given = await next(visit);
    return before?.status === 200 && given.status === 200
      ? { ...given, headers: { ...given.headers, etag: before.headers['etag'] ?? '' } }
      : given;
  }),
  effects('the ETag of the settings stays', 'etag', 'getSettings replaceSettings', () => async (visit, next) => {
    if (visit.path !== '/settings' || visit.method !== 'GET') return next(visit);
    const given = await next({ ...visit, headers: { ...visit.headers, 'if-none-match': '' } });
    if (given.status !== 200) return given;
    return visit.headers['if-none-match'] === '"settings"'
      ? { status: 304, headers: { etag: '"settings"' }, body: '' }
      : { ...given, headers: { ...given.headers, etag: '"settings"' } };
  }),
  effects('the ETag is another one at each read', 'etag', 'getVessel', () => {
    let count = 0;
    return async (visit, next) => {
      const given = await next(visit);
      if (visit.method !== 'GET' || !/^\/vessels\/[^/]+$/.test(visit.path) || given.status !== 200) return given;
      count += 1;
      return { ...given, headers: { ...given.headers, etag: `"${String(count)}"` } };
    };
  }),
  effects(
    'the ETag has no quotation marks',
    'response-header',
    'getVessel',
    reply('GET /vessels/* 200', (given) => ({
      ...given,
      headers: { ...given.headers, etag: (given.headers['etag'] ?? '').replaceAll('"', '') },
    })),
  ),
  effects(
    'any If-None-Match means not changed',
    'etag',
    'getVessel',
    reply('GET /vessels/* 200', (given, visit) =>
      visit.headers['if-none-match'] === undefined ? given : { status: 304, headers: { etag: given.headers['etag'] ?? '' }, body: '' },
    ),
  ),
  effects('a new vessel has no ETag', 'response-header', 'registerVessel', header('POST /vessels 201', 'etag', null)),
  effects('a repeated key answers 200', 'status-undocumented invariant', 'registerVessel', (harbour) => async (visit, next) => {
    const key = visit.headers['idempotency-key'];
    const isKnown = key !== undefined && [...harbour.keys.keys()].some((name) => name.endsWith(` ${key}`));
    const given = await next(visit);
    return isKnown && visit.method === 'POST' && given.status === 201 ? { ...given, status: 200 } : given;
  }),
  effects('a refused vessel of a bulk request is stored', 'invariant', 'registerVessels', (harbour) => async (visit, next) => {
    const given = await next(visit);
    const first = harbour.vessels.at(0);
    const caller = callerOf(harbour, visit);
    if (
      visit.path === '/vessels/bulk' &&
      given.status === 207 &&
      given.body.includes('"status":422') &&
      first !== undefined &&
      caller !== undefined
    )
      harbour.vessels.push({
        ...first,
        owner_account: caller,
        id: `VS-${String((harbour.count += 1)).padStart(4, '0')}`,
        name: String(sentJson(visit).vessels[0]?.name ?? 'x'),
      });
    return given;
  }),
  effects(
    'the results of a bulk request all have the index 0',
    'invariant',
    'registerVessels',
    body('POST /vessels/bulk 207', (given) => {
      for (const one of given.results) one.index = 0;
    }),
  ),
  effects(
    'the results of a bulk request name other vessels',
    'invariant',
    'registerVessels',
    body('POST /vessels/bulk 207', (given) => {
      for (const one of given.results) if (one.id !== undefined) one.id = 'VS-0001';
    }),
  ),
];
