import { body, reply, request } from '../../../library/mutants/faults';
import { createMutants } from '../../../library/mutants/mutant';
import type { Harbour } from '../../server/harbour';
import { lenientQuery, readDigits, value, withDigits } from './faults';

const lists = createMutants<Harbour>('read from the contract: lists');

/**
 * Harbours whose lists have wrong filters, order, pages, links or items.
 * Arguments of each: name, checks and operations of a correct finding, and the fault.
 */
export const listMutants = [
  lists(
    'only the first kind counts',
    'list-filter',
    'listBerths',
    request('GET /berths', (visit) => {
      const query = new URLSearchParams(visit.query);
      if (query.has('kinds')) query.set('kinds', query.get('kinds')?.split(',')[0] ?? '');
      return { ...visit, query };
    }),
  ),
  lists(
    'the flag is ignored beside an order',
    'list-filter',
    'listVessels',
    request('GET /vessels', (visit) => {
      const query = new URLSearchParams(visit.query);
      if (query.has('sort')) query.delete('flag');
      return { ...visit, query };
    }),
  ),
  lists(
    'the second page forgets the filter',
    'list-filter pagination',
    'listVessels',
    request('GET /vessels', (visit) => {
      const query = new URLSearchParams(visit.query);
      if (query.has('cursor')) query.delete('flag');
      return { ...visit, query };
    }),
  ),
  lists('an order by length is one of texts', 'list-sort', 'listVessels', (harbour) => async (visit, next) => {
    if (visit.path !== '/vessels' || visit.method !== 'GET' || visit.query.get('sort') !== 'length') return next(visit);
    harbour.vessels.sort((one, other) => (String(one.length) < String(other.length) ? -1 : 1));
    return next({ ...visit, query: new URLSearchParams([...visit.query].filter(([name]) => name !== 'sort')) });
  }),
  lists(
    'the reversed order is the same',
    'list-sort',
    'listVessels',
    lenientQuery('GET /vessels', 'sort', (sent) => sent === '-name', 'name'),
  ),
  lists(
    'the offset of a time is cut off',
    'list-filter',
    'listVessels',
    request('GET /vessels', (visit) => {
      const query = new URLSearchParams(visit.query);
      const after = query.get('registered_after');
      if (after !== null) query.set('registered_after', after.replace(/[+-]\d\d:\d\d$/, 'Z'));
      return { ...visit, query };
    }),
  ),
  lists('vessels since a time are those until it', 'list-filter', 'listVessels', () => async (visit, next) => {
    const after = visit.query.get('registered_after');
    if (visit.path !== '/vessels' || visit.method !== 'GET' || after === null || Number.isNaN(Date.parse(after))) return next(visit);
    const given = await next({ ...visit, query: new URLSearchParams({ limit: '20' }) });
    if (given.status !== 200) return given;
    const read = JSON.parse(given.body);
    read.items = read.items.filter((one: { registered_at: string }) => Date.parse(one.registered_at) <= Date.parse(after));
    return { ...given, headers: { 'content-type': 'application/json' }, body: JSON.stringify({ ...read, next_cursor: null }) };
  }),
  lists(
    'the lowest level is ignored',
    'list-filter',
    'listTides',
    lenientQuery('GET /tides', 'level_min', (sent) => /^\d+$/.test(sent) && Number(sent) <= 500, null),
  ),
  lists(
    'the day is ignored',
    'list-filter',
    'listTides',
    lenientQuery('GET /tides', 'day', (sent) => /^\d{4}-\d\d-\d\d$/.test(sent), null),
  ),
  lists(
    'the depth hides every berth',
    'list-filter',
    'listBerths',
    value('GET /berths 200', (given, { query }) => {
      if (!query.has('depth_min')) return;
      given.items = [];
      given.next_cursor = null;
    }),
  ),
  lists(
    'cancelled bookings are not found',
    'list-filter',
    'listBookings',
    value('GET /bookings 200', (given, { query }) => {
      if (query.get('status') !== 'cancelled') return;
      given.items = [];
      given.next_cursor = null;
    }),
  ),
  lists(
    'a page has one item more than the limit',
    'pagination',
    'listVessels',
    request('GET /vessels', (visit) => {
      const query = new URLSearchParams(visit.query);
      const limit = Number(query.get('limit'));
      if (Number.isInteger(limit) && limit > 0 && limit < 20) query.set('limit', String(limit + 1));
      return { ...visit, query };
    }),
  ),
  lists(
    'pages overlap by one booking',
    'pagination',
    'listBookings',
    request('GET /bookings', (visit) => {
      const query = new URLSearchParams(visit.query);
      const start = /^p(\d+)$/.exec(Buffer.from(query.get('cursor') ?? '', 'base64url').toString())?.[1];
      if (start !== undefined && Number(start) > 1) query.set('cursor', Buffer.from(`p${String(Number(start) - 1)}`).toString('base64url'));
      return { ...visit, query };
    }),
  ),
  lists(
    'a page has ten vessels unless told',
    'pagination',
    'listVessels',
    request('GET /vessels', (visit) => {
      const query = new URLSearchParams(visit.query);
      if (!query.has('limit')) query.set('limit', '10');
      return { ...visit, query };
    }),
  ),
  lists(
    'the last page names itself as the next',
    'pagination',
    'listBookings',
    reply('GET /bookings 200', (given, { query }) => {
      const read = readDigits(given);
      if (read.next_cursor !== null || !query.has('cursor')) return given;
      return withDigits(given, { ...read, next_cursor: query.get('cursor') });
    }),
  ),
  lists(
    'the last page lacks its cursor',
    'response-schema',
    'listBerths',
    value('GET /berths 200', (given) => {
      if (given.next_cursor === null) delete given.next_cursor;
    }),
  ),
  lists(
    'the last page has an empty cursor',
    'pagination',
    'listVessels',
    value('GET /vessels 200', (given) => {
      given.next_cursor ??= '';
    }),
  ),
  lists(
    'Link stays on the last page',
    'pagination',
    'listVessels',
    reply('GET /vessels 200', (given, { query }) =>
      given.headers['link'] === undefined && query.has('cursor')
        ? { ...given, headers: { ...given.headers, link: `</port/vessels?${query.toString()}>; rel="next"` } }
        : given,
    ),
  ),
  lists(
    'Link forgets the filter',
    'pagination list-filter',
    'listBookings',
    reply('GET /bookings 200', (given, { query }) => {
      const { link } = given.headers;
      if (link === undefined || !query.has('status')) return given;
      return { ...given, headers: { ...given.headers, link: link.replace(/status=\w+&?/, '') } };
    }),
  ),
  lists(
    'Link has no angle brackets',
    'pagination response-header',
    'listBerths',
    reply('GET /berths 200', (given) => {
      const { link } = given.headers;
      return link === undefined ? given : { ...given, headers: { ...given.headers, link: link.replaceAll(/[<>]/g, '') } };
    }),
  ),
  lists(
    'the list shows names in capitals',
    'list-item invariant text-altered',
    'listVessels getVessel registerVessel',
    body('GET /vessels 200', (given) => {
      for (const one of given.items) one.name = one.name.toUpperCase();
    }),
  ),
  lists(
    'the list keeps the status of a cancelled booking',
    'list-item invariant',
    'listBookings cancelBooking getBooking',
    value('GET /bookings 200', (given) => {
      for (const one of given.items) one.status = 'booked';
    }),
  ),
  lists('the newest vessel is not listed', 'invariant pagination', 'listVessels registerVessel', (harbour) => async (visit, next) => {
    if (visit.path !== '/vessels' || visit.method !== 'GET') return next(visit);
    const last = harbour.vessels.pop();
    const given = await next(visit);
    if (last !== undefined) harbour.vessels.push(last);
    return given;
  }),
  lists(
    'a list shows documents of all vessels',
    'invariant foreign-access list-item',
    'listDocuments addDocument',
    (harbour) => async (visit, next) => {
      const given = await next(visit);
      if (!/^\/vessels\/[^/]+\/documents$/.test(visit.path) || visit.method !== 'GET' || given.status !== 200) return given;
      return { ...given, body: JSON.stringify(harbour.documents.map((document) => ({ ...document, vessel: undefined }))) };
    },
  ),
  lists(
    'a service is named twice',
    'response-schema',
    'listBerths',
    value('GET /berths 200', (given) => {
      for (const one of given.items) one.services.push(one.services[0]);
    }),
  ),
  lists(
    'numbers of bookings are texts',
    'response-schema',
    'listBookings',
    reply('GET /bookings 200', (given) => ({
      ...given,
      body: given.body.replaceAll(/"number":(\d+)/g, '"number":"$1"'),
    })),
  ),
  lists(
    'a tide has a time in its day',
    'response-schema',
    'listTides',
    body('GET /tides 200', (given) => {
      for (const one of given) one.day = `${String(one.day)}T00:00:00Z`;
    }),
  ),
];
