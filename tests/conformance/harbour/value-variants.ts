import { after, header, reply, request } from '../library/mutants/faults';
import type { HarbourVariant } from './variant';

/** Harbours that treat lists, filters, replacements and addresses in other ways that the contract allows. */
export const valueVariants: readonly HarbourVariant[] = [
  {
    name: 'tags mean any of them',
    fault: (harbour) => async (visit, next) => {
      const tags = visit.query.getAll('tags');
      if (visit.method !== 'GET' || visit.path !== '/vessels' || tags.length < 2) return next(visit);
      // The server itself demands all: it gets copies of the vessels that have them.
      const own = harbour.vessels.map((one) => ({ ...one }));
      for (const one of harbour.vessels) if (one.tags?.some((tag) => tags.includes(tag)) === true) one.tags = [...one.tags, ...tags];
      const given = await next(visit);
      harbour.vessels.splice(0, Infinity, ...own);
      return reply('GET /vessels 200', (one) => {
        const value = JSON.parse(one.body) as { items: { id: string; tags?: string[] }[] };
        const items = value.items.map((item) => ({ ...item, tags: own.find(({ id }) => id === item.id)?.tags }));
        return { ...one, body: JSON.stringify({ ...value, items }) };
      })(harbour)(visit, () => Promise.resolve(given));
    },
  },
  {
    name: 'equal tags in a query count once',
    fault: request('GET /vessels', (visit) => {
      const tags = new Set(visit.query.getAll('tags'));
      return {
        ...visit,
        query: new URLSearchParams([
          ...[...visit.query].filter(([name]) => name !== 'tags'),
          ...[...tags].map((one): [string, string] => ['tags', one]),
        ]),
      };
    }),
  },
  {
    name: 'a replacement counts the versions',
    fault: after('PUT /vessels/*', (harbour, visit) => {
      const vessel = harbour.vessels.find(({ id }) => visit.path === `/vessels/${id}`);
      if (vessel !== undefined) vessel['version'] = harbour.count += 1;
    }),
  },
  {
    name: 'Location is on another host',
    fault: header('POST /bookings 201', 'location', '//files.harbour.example/bookings/1'),
  },
];
