import { after, body, reply } from '../../../library/mutants/faults';
import { createMutants } from '../../../library/mutants/mutant';
import type { Harbour } from '../../server/harbour';
import { findBooking, value } from './faults';

const jobs = createMutants<Harbour>('read from the contract: jobs and bookings');

/** Harbours whose jobs and bookings are wrong. Arguments of each: name, checks and operations of a correct finding, and the fault. */
export const jobMutants = [
  jobs(
    'a cancellation is not stored',
    'invariant',
    'cancelBooking',
    after('POST /bookings/*/cancel', (harbour, visit) => {
      const found = findBooking(harbour, visit.path.split('/')[2] ?? '');
      if (found !== undefined) found.status = 'booked';
    }),
  ),
  jobs(
    'a cancellation answers the booking as before',
    'invariant',
    'cancelBooking',
    value('POST /bookings/*/cancel 200', (given) => {
      given.status = 'booked';
    }),
  ),
  jobs('a booking can be cancelled twice', 'documented-rejection invariant', 'cancelBooking', () => async (visit, next) => {
    const given = await next(visit);
    if (given.status !== 409 || !visit.path.endsWith('/cancel')) return given;
    return next({ ...visit, method: 'GET', path: visit.path.replace('/cancel', '') });
  }),
  jobs(
    'a booking has another cargo',
    'invariant text-altered',
    'book',
    after('POST /bookings', (harbour) => {
      const cargo = harbour.bookings.at(-1)?.['cargo'] as { teu?: number } | undefined;
      if (cargo?.teu !== undefined) cargo.teu = 1 + (cargo.teu % 8999);
    }),
  ),
  jobs(
    'tonnes are rounded up, and one is added',
    'invariant text-altered',
    'book',
    after('POST /bookings', (harbour) => {
      const cargo = harbour.bookings.at(-1)?.['cargo'] as { tonnes?: number } | undefined;
      if (cargo?.tonnes !== undefined) cargo.tonnes = Math.ceil(cargo.tonnes) + 1;
    }),
  ),
  jobs('the job never ends', 'invariant', 'orderReport getJob', (harbour) => async (visit, next) => {
    for (const job of harbour.jobs) job.asked = 0;
    return next(visit);
  }),
  jobs(
    'a job that is done has another status',
    'response-schema',
    'getJob',
    body('GET /jobs/* 200', (given) => {
      if (given.status === 'done') given.status = 'finished';
    }),
  ),
  jobs(
    'a job that is done has no result',
    'invariant',
    'orderReport getJob',
    body('GET /jobs/* 200', (given) => void delete given.result_url),
  ),
  jobs(
    'the result of a job lacks the path of the server',
    'invariant',
    'orderReport getJob',
    body('GET /jobs/* 200', (given) => {
      if (given.result_url !== undefined) given.result_url = given.result_url.replace('/port', '');
    }),
  ),
  jobs(
    'a report has another month',
    'invariant text-altered',
    'orderReport getReport',
    body('GET /reports/* 200', (given) => {
      given.month = '2020-01';
    }),
  ),
  jobs(
    'a report has another id',
    'invariant list-item',
    'getReport',
    body('GET /reports/* 200', (given) => {
      given.id = '00000000-0000-4000-8000-000000000001';
    }),
  ),
  jobs(
    'a job has another id than its address',
    'invariant list-item',
    'getJob orderReport',
    body('GET /jobs/* 200', (given) => {
      given.id = '00000000-0000-4000-8000-000000000002';
    }),
  ),
  jobs(
    'the address of a job lacks the path of the server',
    'invariant',
    'orderReport',
    reply('POST /reports 202', (given) => ({
      ...given,
      headers: { ...given.headers, location: (given.headers['location'] ?? '').replace('/port', '') },
    })),
  ),
];
