import { reply, request } from '../../library/mutants/faults';
import { createMutants } from '../../library/mutants/mutant';
import type { Harbour } from '../server/harbour';
import { toJson } from '../server/replies';

const pages = createMutants<Harbour>('pages');

/**
 * Harbours whose pages, filters or order of a list are wrong.
 * Arguments of each: name, checks and operations of a correct finding, and the fault.
 */
export const listMutants = [
  pages(
    'the cursor is ignored',
    'pagination',
    'listBookings',
    request('GET /bookings', (visit) => ({ ...visit, query: new URLSearchParams([...visit.query].filter(([name]) => name !== 'cursor')) })),
  ),
  pages(
    'the third page repeats the second',
    'pagination',
    'listBerths',
    request('GET /berths', (visit) =>
      Buffer.from(visit.query.get('cursor') ?? '', 'base64url').toString() === `p${String(2 * Number(visit.query.get('limit') ?? 5))}`
        ? {
            ...visit,
            query: new URLSearchParams(
              [...visit.query].map(([name, value]): [string, string] =>
                name === 'cursor'
                  ? [name, Buffer.from(`p${String(Number(visit.query.get('limit') ?? 5))}`).toString('base64url')]
                  : [name, value],
              ),
            ),
          }
        : visit,
    ),
  ),
  pages(
    'the last item of each later page is left out',
    'pagination',
    'listBerths',
    reply('GET /berths 200', (given, visit) => {
      const value = JSON.parse(given.body.replaceAll(/"gauge":(\d+)/g, '"gauge":"int64:$1"'));
      if (visit.query.has('cursor')) value.items.pop();
      return { ...given, body: toJson(value) };
    }),
  ),
  pages(
    'Link leads to the first page',
    'pagination',
    'listVessels',
    reply('GET /vessels 200', (given) => ({
      ...given,
      headers: { ...given.headers, ...(given.headers['link'] === undefined ? {} : { link: '</port/vessels>; rel="next"' }) },
    })),
  ),
  pages(
    'Link leads nowhere',
    'pagination',
    'listBookings',
    reply('GET /bookings 200', (given) => ({
      ...given,
      headers: { ...given.headers, ...(given.headers['link'] === undefined ? {} : { link: '</port/booking?page=2>; rel="next"' }) },
    })),
  ),
  pages(
    'the limit is ignored',
    'pagination',
    'listBerths',
    request('GET /berths', (visit) => ({ ...visit, query: new URLSearchParams([...visit.query].filter(([name]) => name !== 'limit')) })),
  ),
  pages(
    'tags are ignored',
    'list-filter request-accepted-invalid',
    'listVessels',
    request('GET /vessels', (visit) => ({ ...visit, query: new URLSearchParams([...visit.query].filter(([name]) => name !== 'tags')) })),
  ),
  pages(
    'a filter by status is ignored',
    'list-filter request-accepted-invalid',
    'listBookings',
    request('GET /bookings', (visit) => ({ ...visit, query: new URLSearchParams([...visit.query].filter(([name]) => name !== 'status')) })),
  ),
  pages(
    'kinds are ignored',
    'list-filter request-accepted-invalid',
    'listBerths',
    request('GET /berths', (visit) => ({ ...visit, query: new URLSearchParams([...visit.query].filter(([name]) => name !== 'kinds')) })),
  ),
  pages(
    'depth_min is ignored',
    'list-filter',
    'listBerths',
    request('GET /berths', (visit) => ({
      ...visit,
      query: new URLSearchParams([...visit.query].filter(([name]) => name !== 'depth_min')),
    })),
  ),
  pages(
    'the flag is ignored',
    'list-filter',
    'listVessels',
    request('GET /vessels', (visit) => ({ ...visit, query: new URLSearchParams([...visit.query].filter(([name]) => name !== 'flag')) })),
  ),
  pages(
    'the sort is ignored',
    'list-sort',
    'listVessels',
    request('GET /vessels', (visit) => ({ ...visit, query: new URLSearchParams([...visit.query].filter(([name]) => name !== 'sort')) })),
  ),
];
