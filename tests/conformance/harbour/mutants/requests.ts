import type { Visit } from '../../fault';
import { body, reply, request, sentJson, withJson } from '../../library/mutants/faults';
import { createMutants } from '../../library/mutants/mutant';
import type { Harbour } from '../server/harbour';
import { problem } from '../server/replies';

const refused = createMutants<Harbour>('valid values');
const limits = createMutants<Harbour>('limits');
const parameters = createMutants<Harbour>('parameters');

/** Creates a fault that rejects JSON bodies for which `isRefused` returns true. Its message names no member, like those of many servers. */
const refuse = (target: string, isRefused: (json: ReturnType<typeof sentJson>, visit: Visit) => boolean, status = 422) =>
  request<Harbour>(target, (visit) => (isRefused(sentJson(visit), visit) ? problem(status, 'This does not fit.') : visit));

/**
 * Harbours that refuse valid requests, accept invalid ones, or respond to these in a wrong form.
 * Arguments of each: name, checks and operations of a correct finding, and the fault.
 */
export const requestMutants = [
  refused(
    'a flag is refused',
    'request-refused-valid',
    'registerVessel',
    refuse('POST /vessels', ({ flag }) => flag === 'PA'),
  ),
  refused(
    'the last flag is refused with 400',
    'request-refused-valid',
    'registerVessel',
    refuse('POST /vessels', ({ flag }) => flag === 'NO', 400),
  ),
  refused(
    'a long name is refused',
    'request-refused-valid',
    'registerVessel',
    refuse('POST /vessels', ({ name }) => name?.length === 80),
  ),
  refused(
    'a name of one letter is refused',
    'request-refused-valid',
    'registerVessel',
    refuse('POST /vessels', ({ name }) => name?.length === 1),
  ),
  refused(
    'the greatest length is refused',
    'request-refused-valid',
    'registerVessel',
    refuse('POST /vessels', ({ length }) => length === 450),
  ),
  refused(
    'null is refused',
    'request-refused-valid',
    'registerVessel',
    refuse('POST /vessels', (json) => json.call_sign === null),
  ),
  refused(
    'an optional flag is refused',
    'request-refused-valid',
    'registerVessel',
    refuse('POST /vessels', (json) => 'insured' in json),
  ),
  refused(
    'optional remarks are refused',
    'request-refused-valid',
    'registerVessel',
    refuse('POST /vessels', (json) => 'remarks' in json),
  ),
  refused(
    'an optional city is refused',
    'request-refused-valid',
    'registerVessel',
    refuse('POST /vessels', (json) => json.owner?.city !== undefined),
  ),
  refused(
    'the second kind of cargo is refused',
    'request-refused-valid',
    'book',
    refuse('POST /bookings', (json) => json.cargo?.kind === 'bulk'),
  ),
  refused(
    'the last kind of a document is refused',
    'request-refused-valid',
    'addDocument',
    request('POST /vessels/*/documents', (visit) => (/name="kind"[^]*?\r\n\r\nplan/.test(visit.body) ? problem(422, 'No.') : visit)),
  ),
  refused(
    'a null locale is refused',
    'request-refused-valid',
    'orderReport',
    refuse('POST /reports', ({ locale }) => locale === null),
  ),
  refused(
    'the second language is refused',
    'request-refused-valid',
    'replaceSettings',
    refuse('PUT /settings', ({ language }) => language === 'pt'),
  ),
  refused(
    'a limit of a query is refused',
    'request-refused-valid',
    'listVessels',
    request('GET /vessels', (visit) => (visit.query.get('limit') === '20' ? problem(400, 'Too many.') : visit)),
  ),
  refused(
    'a list in a query is refused',
    'request-refused-valid',
    'listBerths',
    request('GET /berths', (visit) => (visit.query.get('kinds')?.includes(',') === true ? problem(400, 'One only.') : visit)),
  ),
  refused(
    'a deep object is refused',
    'request-refused-valid',
    'listBerths',
    request('GET /berths', (visit) => (visit.query.has('near[lat]') ? problem(400, 'No.') : visit)),
  ),
  refused(
    'an offset of a time is refused',
    'request-refused-valid',
    'listVessels',
    request('GET /vessels', (visit) => (/[+-]\d\d:\d\d$/.test(visit.query.get('registered_after') ?? '') ? problem(400, 'UTC.') : visit)),
  ),
  limits(
    'a long name is cut',
    'request-accepted-invalid',
    'registerVessel',
    request('POST /vessels', (visit) =>
      withJson(visit, {
        ...sentJson(visit),
        name: typeof sentJson(visit).name === 'string' ? sentJson(visit).name.slice(0, 80) : sentJson(visit).name,
      }),
    ),
  ),
  limits(
    'unknown flags become BR',
    'request-accepted-invalid',
    'registerVessel',
    request('POST /vessels', (visit) =>
      sentJson(visit).flag === 'conformance-none' ? withJson(visit, { ...sentJson(visit), flag: 'BR' }) : visit,
    ),
  ),
  limits(
    'a length of 0 is accepted',
    'request-accepted-invalid',
    'registerVessel',
    request('POST /vessels', (visit) => (sentJson(visit).length < 1 ? withJson(visit, { ...sentJson(visit), length: 1 }) : visit)),
  ),
  limits(
    'nights are not limited',
    'request-accepted-invalid',
    'book',
    request('POST /bookings', (visit) => (sentJson(visit).nights > 30 ? withJson(visit, { ...sentJson(visit), nights: 30 }) : visit)),
  ),
  limits(
    'tags may repeat',
    'request-accepted-invalid',
    'registerVessel',
    request('POST /vessels', (visit) =>
      Array.isArray(sentJson(visit).tags) ? withJson(visit, { ...sentJson(visit), tags: [...new Set(sentJson(visit).tags)] }) : visit,
    ),
  ),
  limits(
    'too many tags are dropped',
    'request-accepted-invalid',
    'registerVessel',
    request('POST /vessels', (visit) =>
      Array.isArray(sentJson(visit).tags) ? withJson(visit, { ...sentJson(visit), tags: sentJson(visit).tags.slice(0, 8) }) : visit,
    ),
  ),
  limits(
    'the file may be missing',
    'request-accepted-invalid',
    'addDocument',
    reply('POST /vessels/*/documents 422', (given, visit) =>
      visit.body.includes('filename=')
        ? given
        : { status: 201, headers: { 'content-type': 'application/json' }, body: JSON.stringify({ id: 9, kind: 'plan', size: 1 }) },
    ),
  ),
  limits(
    'an owner needs no name',
    'request-accepted-invalid',
    'registerVessel',
    request('POST /vessels', (visit) =>
      sentJson(visit).owner !== undefined && sentJson(visit).owner?.name === undefined
        ? withJson(visit, { ...sentJson(visit), owner: { ...sentJson(visit).owner, name: 'x' } })
        : visit,
    ),
  ),
  limits(
    'a wrong latitude is ignored',
    'request-accepted-invalid',
    'listBerths',
    request('GET /berths', (visit) =>
      Math.abs(Number(visit.query.get('near[lat]'))) > 90 ? { ...visit, query: new URLSearchParams() } : visit,
    ),
  ),
  limits(
    'an unknown kind in a list is ignored',
    'request-accepted-invalid',
    'listBerths',
    reply('GET /berths 400', (given, visit) =>
      visit.query.has('kinds')
        ? { status: 200, headers: { 'content-type': 'application/json' }, body: '{"items":[],"next_cursor":null}' }
        : given,
    ),
  ),
  limits(
    'a bulk request may be empty',
    'request-accepted-invalid',
    'registerVessels',
    reply('POST /vessels/bulk 422', (given, visit) =>
      sentJson(visit).vessels?.length === 0
        ? { status: 207, headers: { 'content-type': 'application/json' }, body: '{"results":[]}' }
        : given,
    ),
  ),
  parameters(
    'errors of the query are text',
    'content-type response-schema error-shape',
    'listBerths',
    reply('GET /berths 400', (given) => ({ ...given, headers: { 'content-type': 'text/plain' } })),
  ),
  parameters(
    'errors lack their status',
    'response-schema error-shape',
    'listVessels',
    body('GET /vessels 400', (value) => void delete value.status),
  ),
];
