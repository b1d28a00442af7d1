import { after, body, header, reply, request, sentJson } from '../../library/mutants/faults';
import { createMutants } from '../../library/mutants/mutant';
import type { Harbour } from '../server/harbour';
import { problem } from '../server/replies';

const conditional = createMutants<Harbour>('conditional requests');
const links = createMutants<Harbour>('links and jobs');
const written = createMutants<Harbour>('written and read');
const gone = createMutants<Harbour>('replaced and deleted');

/** Returns a function that removes a header, whose name is in lower case, from a request. */
const without = (name: string) => (visit: Parameters<Parameters<typeof request>[1]>[0]) => {
  const { [name]: _, ...headers } = visit.headers;
  return { ...visit, headers };
};
/** Sets `If-Match: *` in a request, which any version of the record fulfils. */
const always = (visit: Parameters<Parameters<typeof request>[1]>[0]) => ({ ...visit, headers: { ...visit.headers, 'if-match': '*' } });

/** Creates a fault that undoes the effect of a write on the vessels, but not its response. */
const undone =
  (method: string, path: RegExp) =>
  (harbour: Harbour) =>
  async (visit: Parameters<Parameters<typeof request>[1]>[0], next: Parameters<ReturnType<ReturnType<typeof request>>>[1]) => {
    const before = harbour.vessels.map((vessel) => ({ ...vessel }));
    const given = await next(visit);
    if (visit.method === method && path.test(visit.path)) harbour.vessels.splice(0, Infinity, ...before);
    return given;
  };

/**
 * Harbours that treat ETags, links, jobs, used Idempotency-Keys, or written, replaced or removed records wrongly.
 * Arguments of each: name, checks and operations of a correct finding, and the fault.
 */
export const stateMutants = [
  conditional('If-Match is ignored in PUT', 'etag', 'replaceVessel', request('PUT /vessels/*', always)),
  conditional(
    'If-Match is not needed',
    'etag documented-rejection',
    'replaceVessel',
    request('PUT /vessels/*', (visit) => (visit.headers['if-match'] === undefined ? always(visit) : visit)),
  ),
  conditional(
    'any known ETag is accepted',
    'etag',
    'replaceVessel',
    request('PUT /vessels/*', (visit) => (visit.headers['if-match']?.includes('conformance') === true ? visit : always(visit))),
  ),
  conditional('If-Match is ignored in PATCH', 'etag', 'changeVessel', request('PATCH /vessels/*', without('if-match'))),
  conditional('the ETag of a write is another one', 'etag', 'replaceVessel', header('PUT /vessels/* 200', 'etag', '"other-1"')),
  conditional('the ETag stays', 'etag', 'getVessel replaceVessel changeVessel', header('GET /vessels/* 200', 'etag', '"same-1"')),
  conditional('If-None-Match is ignored', 'etag', 'getBerth', request('GET /berths/*', without('if-none-match'))),
  conditional('no ETag', 'response-header', 'getBerth', header('GET /berths/* 200', 'etag', null)),
  links('Location of a vessel is the list', 'invariant', 'registerVessel', header('POST /vessels 201', 'location', '/port/vessel/1')),
  links(
    'Location of a vessel leads nowhere',
    'invariant',
    'registerVessel',
    header('POST /vessels 201', 'location', '/port/vessels/VS-9999'),
  ),
  links(
    'Location of a vessel is another one',
    'invariant',
    'registerVessel',
    header('POST /vessels 201', 'location', '/port/vessels/VS-0001'),
  ),
  links(
    'Location of a booking lacks the path of the server',
    'invariant',
    'book',
    reply('POST /bookings 201', (given) => ({
      ...given,
      headers: { ...given.headers, location: (given.headers['location'] ?? '').replace('/port', '') },
    })),
  ),
  links(
    'the job is unknown',
    'invariant',
    'orderReport',
    header('POST /reports 202', 'location', '/port/jobs/5b0c1a52-7a4e-4a0d-9b7b-2f1f0a3c9d11'),
  ),
  links(
    'the result of a job is missing',
    'invariant',
    'orderReport',
    body('GET /jobs/* 200', (value) =>
      value.result_url === undefined ? value : { ...value, result_url: '/port/reports/5b0c1a52-7a4e-4a0d-9b7b-2f1f0a3c9d11' },
    ),
  ),
  links('Location is missing', 'response-header', 'orderReport', header('POST /reports 202', 'location', null)),
  written(
    'names lose their accents',
    'text-altered invariant',
    'registerVessel',
    request('POST /vessels', (visit) => ({ ...visit, body: visit.body.replaceAll(/[\u0080-\u00FF]+/g, '?') })),
  ),
  written(
    'remarks are cut',
    'text-altered invariant',
    'registerVessel',
    after('POST /vessels', (harbour) => {
      const last = harbour.vessels.at(-1);
      if (last !== undefined && typeof last['remarks'] === 'string') last['remarks'] = last['remarks'].slice(0, 50);
    }),
  ),
  written(
    'remarks are not stored',
    'invariant text-altered',
    'registerVessel',
    after('POST /vessels', (harbour) => void Reflect.deleteProperty(harbour.vessels.at(-1) ?? {}, 'remarks')),
  ),
  written(
    'the city of the owner is lost',
    'invariant text-altered',
    'registerVessel',
    after('POST /vessels', (harbour) => void Reflect.deleteProperty((harbour.vessels.at(-1)?.['owner'] ?? {}) as object, 'city')),
  ),
  written(
    'the length is rounded',
    'invariant text-altered',
    'registerVessel',
    after('POST /vessels', (harbour) => {
      const last = harbour.vessels.at(-1);
      if (last !== undefined) last.length = Math.round(last.length);
    }),
  ),
  written(
    'the zone of a time is dropped',
    'invariant text-altered',
    'registerVessel',
    after('POST /vessels', (harbour) => {
      const last = harbour.vessels.at(-1);
      if (last !== undefined && typeof last['surveyed_at'] === 'string')
        last['surveyed_at'] = last['surveyed_at'].replace(/[+-]\d\d:\d\d$/, 'Z');
    }),
  ),
  written(
    'only the first tag is stored',
    'invariant text-altered',
    'registerVessel',
    after('POST /vessels', (harbour) => {
      const last = harbour.vessels.at(-1);
      if (last?.tags !== undefined) last.tags = last.tags.slice(0, 1);
    }),
  ),
  written(
    'goods of a cargo are lost',
    'invariant text-altered',
    'book',
    after('POST /bookings', (harbour) => {
      const cargo = harbour.bookings.at(-1)?.['cargo'] as { goods?: string } | undefined;
      if (cargo?.goods !== undefined) cargo.goods = '';
    }),
  ),
  written(
    'a nested setting is not stored',
    'invariant text-altered',
    'replaceSettings',
    after('PUT /settings', (harbour) => {
      for (const one of Object.values(harbour.settings)) Reflect.deleteProperty((one as { alerts: object }).alerts, 'hours_before');
    }),
  ),
  written(
    'an umlaut breaks the server',
    'server-error',
    'registerVessel',
    request('POST /vessels', (visit) => (/[\u0080-\u00FF]/.test(visit.body) ? problem(500, 'Broken.') : visit)),
  ),
  written('a patch changes nothing', 'invariant', 'changeVessel', undone('PATCH', /^\/vessels\/VS/)),
  written('a replacement changes nothing', 'invariant etag', 'replaceVessel', undone('PUT', /^\/vessels\/VS/)),
  written('a vessel is not stored', 'invariant', 'registerVessel', undone('POST', /^\/vessels$/)),
  written(
    'digits of a number are lost',
    'invariant list-item',
    'getBooking listBookings book',
    reply('GET /bookings/* 200', (given) => ({ ...given, body: given.body.replaceAll(/"number":(\d+)\d\d/g, '"number":$100') })),
  ),
  written(
    'gauges lose their last digits',
    'invariant list-item',
    'getBerth listBerths',
    reply('GET /berths/* 200', (given) => ({ ...given, body: given.body.replaceAll(/"gauge":(\d+)\d\d/g, '"gauge":$100') })),
  ),
  gone('a removed vessel stays', 'invariant', 'removeVessel', undone('DELETE', /^\/vessels/)),
  gone('a removed vessel stays in the list', 'invariant', 'removeVessel', (harbour) => {
    const kept: Harbour['vessels'] = [];
    return async (visit, next) => {
      const before = [...harbour.vessels];
      if (visit.method === 'GET' && visit.path === '/vessels') harbour.vessels.push(...kept);
      const given = await next(visit);
      if (visit.method === 'GET' && visit.path === '/vessels') harbour.vessels.splice(0, Infinity, ...before);
      if (visit.method === 'DELETE' && given.status === 204) kept.push(...before.filter((one) => !harbour.vessels.includes(one)));
      return given;
    };
  }),
  gone('a removed booking stays', 'invariant', 'removeBooking', (harbour) => async (visit, next) => {
    const before = [...harbour.bookings];
    const given = await next(visit);
    if (visit.method === 'DELETE' && given.status === 204) harbour.bookings.splice(0, Infinity, ...before);
    return given;
  }),
  gone('a second PUT adds up', 'invariant', 'replaceVessel', (harbour) => {
    const writtenLengths = new Map<string, number>();
    return async (visit, next) => {
      const given = await next(visit);
      const vessel = harbour.vessels.find(({ id }) => visit.path === `/vessels/${id}`);
      if (visit.method === 'PUT' && given.status === 200 && vessel !== undefined) {
        vessel.length = (writtenLengths.get(vessel.id) ?? 0) + Number(sentJson(visit).length);
        writtenLengths.set(vessel.id, vessel.length);
      }
      return given;
    };
  }),
  gone(
    'a second PUT makes a second vessel',
    'invariant',
    'replaceVessel',
    after('PUT /vessels/*', (harbour, visit) => {
      const vessel = harbour.vessels.find(({ id }) => visit.path === `/vessels/${id}`);
      if (vessel !== undefined) harbour.vessels.push({ ...vessel, id: `VS-${String((harbour.count += 1)).padStart(4, '0')}` });
    }),
  ),
  gone('a used key makes another vessel', 'invariant', 'registerVessel', request('POST /vessels', without('idempotency-key'))),
  gone('a key with another body gets the old answer', 'invariant', 'registerVessel', (harbour) => async (visit, next) => {
    const key = [...harbour.keys.keys()].find((one) => one.endsWith(` ${visit.path} ${visit.headers['idempotency-key'] ?? '-'}`));
    return key === undefined ? next(visit) : (harbour.keys.get(key)?.reply ?? next(visit));
  }),
];
