import { reply, request, sentText } from '../../../library/mutants/faults';
import { createMutants } from '../../../library/mutants/mutant';
import type { Harbour } from '../../server/harbour';
import { lenientQuery } from './faults';

const other = createMutants<Harbour>('read from the contract: wrong parameters, forms and types accepted');

/**
 * Harbours that accept wrong parameters, headers, forms or media types.
 * Arguments of each: name, checks and operations of a correct finding, and the fault.
 */
export const acceptedRequestMutants = [
  other(
    'an unknown kind of document is a plan',
    'request-accepted-invalid',
    'addDocument',
    request('POST /vessels/*/documents', (visit) => ({
      ...visit,
      body: visit.body.replace(/(name="kind"[^]*?\r\n\r\n)(?!certificate\r|manifest\r|plan\r)[^\r]*/, '$1plan'),
    })),
  ),
  other(
    'the title of a document is cut',
    'request-accepted-invalid',
    'addDocument',
    request('POST /vessels/*/documents', (visit) => ({
      ...visit,
      body: visit.body.replace(/(name="title"[^]*?\r\n\r\n[^\r]{60})[^\r]*/, '$1'),
    })),
  ),
  other(
    'a limit above the greatest is capped',
    'request-accepted-invalid',
    'listBookings',
    lenientQuery('GET /bookings', 'limit', (one) => Number(one) > 20, '20'),
  ),
  other(
    'a limit of text is ignored',
    'request-accepted-invalid',
    'listVessels',
    lenientQuery('GET /vessels', 'limit', (one) => !/^-?\d+$/.test(one), null),
  ),
  other(
    'an unknown order is ignored',
    'request-accepted-invalid',
    'listVessels',
    lenientQuery('GET /vessels', 'sort', (one) => !['name', '-name', 'length'].includes(one), null),
  ),
  other(
    'a time of text is ignored',
    'request-accepted-invalid',
    'listVessels',
    lenientQuery('GET /vessels', 'registered_after', (one) => Number.isNaN(Date.parse(one)), null),
  ),
  other(
    'a day of text is ignored',
    'request-accepted-invalid',
    'listTides',
    lenientQuery('GET /tides', 'day', (one) => !/^\d{4}-\d\d-\d\d$/.test(one), null),
  ),
  other(
    'a depth below zero is ignored',
    'request-accepted-invalid',
    'listBerths',
    lenientQuery('GET /berths', 'depth_min', (one) => Number(one) < 0, null),
  ),
  other(
    'half a position is ignored',
    'request-accepted-invalid',
    'listBerths',
    request('GET /berths', (visit) =>
      visit.query.has('near[lat]') !== visit.query.has('near[lon]')
        ? { ...visit, query: new URLSearchParams([...visit.query].filter(([name]) => !name.startsWith('near'))) }
        : visit,
    ),
  ),
  other(
    'a vessel may be sent as text',
    'request-accepted-invalid documented-rejection',
    'registerVessel',
    request('POST /vessels', (visit) => ({ ...visit, headers: { ...visit.headers, 'content-type': 'application/json' } })),
  ),
  other(
    'a key of any form is accepted',
    'request-accepted-invalid',
    'registerVessel',
    request('POST /vessels', (visit) => {
      const { 'idempotency-key': key, ...headers } = visit.headers;
      return key === undefined || /^[A-Za-z0-9]{16,40}$/.test(key) ? visit : { ...visit, headers };
    }),
  ),
  other(
    'broken JSON is read as far as it goes',
    'request-accepted-invalid',
    'book',
    reply('POST /bookings 400', (given, visit) => {
      try {
        JSON.parse(sentText(visit));
        return given;
      } catch {
        return {
          status: 201,
          headers: { 'content-type': 'application/json', location: '/port/bookings/1' },
          body: '{"number":1,"status":"booked","berth_code":"BT-1000","from":"2026-12-05","nights":1,"cargo":{"kind":"containers","teu":1}}',
        };
      }
    }),
  ),
];
