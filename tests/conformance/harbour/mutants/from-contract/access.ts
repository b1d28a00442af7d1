import { reply, request } from '../../../library/mutants/faults';
import { createMutants } from '../../../library/mutants/mutant';
import type { Harbour } from '../../server/harbour';
import { callerOf, findBooking, unguarded } from './faults';

const access = createMutants<Harbour>('read from the contract: access');
const form = (given: string) => new URLSearchParams(given);

const vessel = (harbour: Harbour, id: string) => harbour.vessels.find((one) => one.id === id);

/**
 * Harbours that let in whom they must not, or respond to a missing token in a wrong form.
 * Arguments of each: name, checks and operations of a correct finding, and the fault.
 */
export const accessMutants = [
  access('a foreign vessel can be read', 'foreign-access', 'getVessel', unguarded('GET /vessels/*', vessel)),
  access('a foreign vessel can be patched', 'foreign-access', 'changeVessel', unguarded('PATCH /vessels/*', vessel)),
  access('a foreign vessel can be removed', 'foreign-access', 'removeVessel', unguarded('DELETE /vessels/*', vessel)),
  access('the documents of a foreign vessel can be read', 'foreign-access', 'listDocuments', unguarded('GET /vessels/*/documents', vessel)),
  access('a foreign vessel takes a document', 'foreign-access', 'addDocument', unguarded('POST /vessels/*/documents', vessel)),
  access('a foreign booking can be cancelled', 'foreign-access', 'cancelBooking', unguarded('POST /bookings/*/cancel', findBooking)),
  access(
    'a foreign job can be read',
    'foreign-access',
    'getJob',
    unguarded('GET /jobs/*', (harbour, id) => harbour.jobs.find((one) => one.id === id)),
  ),
  access(
    'a foreign report can be read',
    'foreign-access',
    'getReport',
    unguarded('GET /reports/*', (harbour, id) => harbour.jobs.find(({ report }) => report === id)),
  ),
  access('a used key of another account answers with its vessel', 'foreign-access', 'registerVessel', (harbour) => async (visit, next) => {
    const key = visit.headers['idempotency-key'];
    const known = [...harbour.keys].find(([name]) => key !== undefined && name.endsWith(` /vessels ${key}`));
    return visit.method === 'POST' && visit.path === '/vessels' && known !== undefined ? known[1].reply : next(visit);
  }),
  access('any bearer token lists the bookings', 'auth-bad-token', 'listBookings', (harbour) => (visit, next) => {
    const header = visit.headers['authorization'];
    if (visit.path !== '/bookings' || visit.method !== 'GET' || header?.startsWith('Bearer ') !== true) return next(visit);
    if (!harbour.tokens.has(header.slice(7))) harbour.tokens.set(header.slice(7), 'ada');
    return next(visit);
  }),
  access(
    'tides need no key',
    'auth-missing-token',
    'listTides',
    request('GET /tides', (visit) => ({
      ...visit,
      headers: { ...visit.headers, 'x-api-key': visit.headers['x-api-key'] ?? 'tide-key-4711' },
    })),
  ),
  access(
    'any key shows the tides',
    'auth-bad-token',
    'listTides',
    request('GET /tides', (visit) =>
      visit.headers['x-api-key'] === undefined ? visit : { ...visit, headers: { ...visit.headers, 'x-api-key': 'tide-key-4711' } },
    ),
  ),
  access(
    'a wrong password gets a token',
    'request-accepted-invalid documented-rejection auth-bad-token',
    'issueToken',
    request('POST /oauth/token', (visit) => {
      const sent = form(visit.body);
      if (sent.get('username') === 'ada') sent.set('password', 'ada-sails-far-9');
      return { ...visit, body: sent.toString() };
    }),
  ),
  access(
    'an unknown grant type gets a token',
    'request-accepted-invalid',
    'issueToken',
    request('POST /oauth/token', (visit) => {
      const sent = form(visit.body);
      const type = sent.get('grant_type');
      if (type !== null && type !== 'password') sent.set('grant_type', 'client_credentials');
      return { ...visit, body: sent.toString() };
    }),
  ),
  access(
    'the refusal without a token is a page',
    'content-type',
    'listVessels listBookings getSettings',
    reply('GET /vessels 401', (given) => ({
      ...given,
      headers: { 'content-type': 'text/html' },
      body: '<h1>Log in</h1>',
    })),
  ),
  access(
    'the refusal without a token is a redirect',
    'redirect status-undocumented auth-missing-token',
    'listBookings',
    reply('GET /bookings 401', () => ({
      status: 302,
      headers: { location: '/login' },
      body: '',
    })),
  ),
  access(
    'bookings of all accounts are listed',
    'foreign-access list-item invariant',
    'listBookings getBooking',
    (harbour) => async (visit, next) => {
      if (visit.method !== 'GET' || visit.path !== '/bookings') return next(visit);
      const caller = callerOf(harbour, visit);
      if (caller === undefined) return next(visit);
      const owners = harbour.bookings.map(({ owner_account: owner }) => owner);
      for (const one of harbour.bookings) one.owner_account = caller;
      const given = await next(visit);
      for (const [index, one] of harbour.bookings.entries()) one.owner_account = owners[index] ?? caller;
      return given;
    },
  ),
  access(
    'settings of a user are those of the client',
    'foreign-access invariant',
    'getSettings replaceSettings',
    (harbour) => async (visit, next) => {
      if (visit.path !== '/settings') return next(visit);
      const header = visit.headers['authorization'] ?? '';
      const ada = [...harbour.tokens].find(([, account]) => account === 'ada')?.[0];
      const isKnown = harbour.tokens.has(header.replace('Bearer ', ''));
      return next(isKnown && ada !== undefined ? { ...visit, headers: { ...visit.headers, authorization: `Bearer ${ada}` } } : visit);
    },
  ),
];
