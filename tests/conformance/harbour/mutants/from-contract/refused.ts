import type { Visit } from '../../../fault';
import { reply, request, sentJson, sentText } from '../../../library/mutants/faults';
import { createMutants } from '../../../library/mutants/mutant';
import type { Harbour } from '../../server/harbour';
import { problem } from '../../server/replies';

const strict = createMutants<Harbour>('read from the contract: right requests refused');
const broken = createMutants<Harbour>('read from the contract: breaks');

/** Creates a fault that responds with 500 to requests for which `fails` returns true. They never reach the server. */
const failing = (target: string, fails: (visit: Visit) => boolean) =>
  request<Harbour>(target, (visit) => (fails(visit) ? problem(500, 'Something broke.') : visit));
/** Creates a fault that responds with `status` to requests for which `refuses` returns true. They never reach the server. */
const refusing = (target: string, refuses: (visit: Visit) => boolean, status = 422) =>
  request<Harbour>(target, (visit) => (refuses(visit) ? problem(status, 'No.') : visit));

/**
 * Harbours that refuse right requests, or respond with 500 to right or wrong ones.
 * Arguments of each: name, checks and operations of a correct finding, and the fault.
 */
export const refusedMutants = [
  strict(
    'remarks are limited by bytes',
    'request-refused-valid',
    'registerVessel',
    refusing('POST /vessels', (visit) => Buffer.byteLength(String(sentJson(visit)?.remarks ?? '')) > 500),
  ),
  strict(
    'a merge patch is an unknown type',
    'request-refused-valid unreachable-operation',
    'changeVessel',
    refusing('PATCH /vessels/*', ({ headers }) => headers['content-type']?.includes('merge') === true, 415),
  ),
  strict(
    'only one digit after the point is allowed',
    'request-refused-valid',
    'registerVessel',
    refusing('POST /vessels', (visit) => /\.\d\d/.test(String(sentJson(visit)?.length))),
  ),
  strict(
    'eight tags are too many',
    'request-refused-valid',
    'registerVessel',
    refusing('POST /vessels', (visit) => sentJson(visit)?.tags?.length >= 8),
  ),
  strict(
    'thirty nights are too many',
    'request-refused-valid',
    'book',
    refusing('POST /bookings', (visit) => sentJson(visit)?.nights === 30),
  ),
  strict(
    'half a tonne is too little',
    'request-refused-valid',
    'book',
    refusing('POST /bookings', (visit) => sentJson(visit)?.cargo?.tonnes < 1),
  ),
  strict(
    'the smallest limit is refused',
    'request-refused-valid',
    'listBookings',
    refusing('GET /bookings', ({ query }) => query.get('limit') === '1', 400),
  ),
  strict(
    'a southern pole is refused',
    'request-refused-valid',
    'listBerths',
    refusing('GET /berths', ({ query }) => query.get('near[lat]') === '-90', 400),
  ),
  strict(
    'an order by length is refused',
    'request-refused-valid',
    'listVessels',
    refusing('GET /vessels', ({ query }) => query.get('sort') === 'length', 400),
  ),
  strict(
    'a document without a title is refused',
    'request-refused-valid',
    'addDocument',
    refusing('POST /vessels/*/documents', ({ body }) => !body.includes('name="title"')),
  ),
  strict(
    'a patch of null is refused',
    'request-refused-valid',
    'changeVessel',
    refusing('PATCH /vessels/*', (visit) => sentJson(visit)?.call_sign === null),
  ),
  strict(
    'a right ETag is refused',
    'etag request-refused-valid unreachable-operation',
    'replaceVessel',
    refusing('PUT /vessels/*', ({ headers }) => headers['if-match'] !== undefined && headers['if-match'] !== '*', 412),
  ),
  broken(
    'an apostrophe breaks the server',
    'server-error',
    'registerVessel',
    failing('POST /vessels', (visit) => String(sentJson(visit)?.name).includes("'")),
  ),
  broken(
    'an emoji breaks a replacement',
    'server-error',
    'replaceVessel',
    failing('PUT /vessels/*', (visit) => /[\u{1F000}-\u{1FFFF}]/u.test(sentText(visit))),
  ),
  broken(
    'an unknown cursor breaks the list',
    'server-error',
    'listBookings',
    reply('GET /bookings 400', (given, { query }) => (query.has('cursor') ? problem(500, 'Broke.') : given)),
  ),
  broken(
    'a job that is no uuid breaks the server',
    'server-error',
    'getJob',
    failing('GET /jobs/*', ({ path }) => !/^\/jobs\/[0-9a-f-]{36}$/.test(path)),
  ),
  broken(
    'a number that is none breaks the server',
    'server-error',
    'getBooking',
    failing('GET /bookings/*', ({ path }) => !/^\/bookings\/\d+$/.test(path)),
  ),
  broken(
    'a number beyond 64 bits breaks the server',
    'server-error',
    'cancelBooking',
    failing('POST /bookings/*/cancel', ({ path }) => /\d{20}/.test(path)),
  ),
  broken(
    'an array as body breaks the server',
    'server-error',
    'orderReport',
    failing('POST /reports', (visit) => sentText(visit).trim().startsWith('[')),
  ),
  broken(
    'a missing body breaks the server',
    'server-error',
    'replaceSettings',
    failing('PUT /settings', ({ body }) => body === ''),
  ),
  broken(
    'a cargo of null breaks the server',
    'server-error',
    'book',
    failing('POST /bookings', (visit) => sentJson(visit)?.cargo === null),
  ),
  broken(
    'a cancelled booking breaks the second cancellation',
    'server-error',
    'cancelBooking',
    reply('POST /bookings/*/cancel 409', () => problem(500, 'Broke.')),
  ),
  broken('a key that was used breaks the server', 'server-error', 'registerVessel', (harbour) => async (visit, next) => {
    const key = visit.headers['idempotency-key'];
    const isKnown = key !== undefined && [...harbour.keys.keys()].some((name) => name.endsWith(` ${key}`));
    return isKnown && visit.method === 'POST' ? problem(500, 'Duplicate key.') : next(visit);
  }),
  broken(
    'a title with an accent breaks the server',
    'server-error',
    'addDocument',
    failing('POST /vessels/*/documents', ({ body }) => /name="title"[^]*?\r\n\r\n[^\r]*[\u0080-\u00FF]/.test(body)),
  ),
  broken(
    'a refused vessel of a bulk request breaks the rest',
    'server-error',
    'registerVessels',
    reply('POST /vessels/bulk 207', (given) => (given.body.includes('"status":422') ? problem(500, 'Broke.') : given)),
  ),
  broken(
    'an empty list of tags breaks the server',
    'server-error',
    'registerVessel',
    failing('POST /vessels', (visit) => sentJson(visit)?.tags?.length === 0),
  ),
  broken(
    'a document of a removed vessel breaks the server',
    'server-error',
    'listDocuments',
    reply('GET /vessels/*/documents 404', () => problem(500, 'Null pointer.')),
  ),
];
