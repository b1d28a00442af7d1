import { after, reply, request, sentJson, withJson } from '../../library/mutants/faults';
import { createMutants } from '../../library/mutants/mutant';
import type { Harbour } from '../server/harbour';
import { problem } from '../server/replies';

const lists = createMutants<Harbour>('lists of values');
const filters = createMutants<Harbour>('filters together');
const repeated = createMutants<Harbour>('repeated and removed');

const isTags = (tags: unknown): tags is string[] => Array.isArray(tags);

/**
 * Harbours that treat lists and objects of values, filters, repeated or bulk requests, or removed records wrongly.
 * Arguments of each: name, checks and operations of a correct finding, and the fault.
 */
export const valueMutants = [
  lists(
    'an empty list of tags is refused',
    'request-refused-valid',
    'registerVessel',
    request('POST /vessels', (visit) =>
      isTags(sentJson(visit).tags) && sentJson(visit).tags.length === 0 ? problem(422, 'None.') : visit,
    ),
  ),
  lists(
    'a long tag is cut',
    'request-accepted-invalid',
    'registerVessel',
    request('POST /vessels', (visit) => {
      const json = sentJson(visit);
      return isTags(json.tags) ? withJson(visit, { ...json, tags: json.tags.map((tag: unknown) => String(tag).slice(0, 20)) }) : visit;
    }),
  ),
  lists(
    'two services are refused',
    'request-refused-valid',
    'listBerths',
    request('GET /berths', (visit) => (visit.query.get('services')?.includes('|') === true ? problem(400, 'One only.') : visit)),
  ),
  lists(
    'the longitude of a deep object is refused',
    'request-refused-valid',
    'listBerths',
    request('GET /berths', (visit) => (visit.query.get('near[lon]') === '180' ? problem(400, 'Too far.') : visit)),
  ),
  filters(
    'tags replace the flag',
    'list-filter',
    'listVessels',
    request('GET /vessels', (visit) => {
      const query = new URLSearchParams(visit.query);
      if (query.has('tags')) query.delete('flag');
      return { ...visit, query };
    }),
  ),
  filters(
    'several kinds mean all',
    'list-filter',
    'listBerths',
    request('GET /berths', (visit) => {
      const query = new URLSearchParams(visit.query);
      if (query.get('kinds')?.includes(',') === true) query.delete('kinds');
      return { ...visit, query };
    }),
  ),
  filters(
    'a time from which vessels are registered is ignored',
    'list-filter',
    'listVessels',
    request('GET /vessels', (visit) => ({
      ...visit,
      query: new URLSearchParams([...visit.query].filter(([name]) => name !== 'registered_after')),
    })),
  ),
  repeated('a second PUT of the settings changes the language', 'invariant', 'replaceSettings', () => {
    const seen = new Set<string>();
    return async (visit, next) => {
      if (visit.method !== 'PUT' || visit.path !== '/settings') return next(visit);
      const isRepeated = seen.has(visit.body);
      seen.add(visit.body);
      const json = sentJson(visit);
      return next(isRepeated ? withJson(visit, { ...json, language: json.language === 'en' ? 'pt' : 'en' }) : visit);
    };
  }),
  repeated('a removed booking stays in the list', 'invariant', 'removeBooking', (harbour) => {
    const kept: Harbour['bookings'] = [];
    return async (visit, next) => {
      const before = [...harbour.bookings];
      const isList = visit.method === 'GET' && visit.path === '/bookings';
      if (isList) harbour.bookings.push(...kept);
      const given = await next(visit);
      if (isList) harbour.bookings.splice(0, Infinity, ...before);
      if (visit.method === 'DELETE' && given.status === 204) kept.push(...before.filter((one) => !harbour.bookings.includes(one)));
      return given;
    };
  }),
  repeated(
    'the first of a bulk request is not stored',
    'invariant',
    'registerVessels',
    after('POST /vessels/bulk', (harbour, _, value: { results: { id?: string }[] }) => {
      const at = harbour.vessels.findIndex(({ id }) => id === value.results[0]?.id);
      if (at !== -1) harbour.vessels.splice(at, 1);
    }),
  ),
  repeated(
    'a bulk request refuses a right item',
    'invariant',
    'registerVessels',
    reply('POST /vessels/bulk 207', (given) => ({
      ...given,
      body: given.body.replace(/"status":201,"id":"[^"]*"/, '"status":422'),
    })),
  ),
];
