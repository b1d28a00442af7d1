import { body, every, header, reply, request, sentJson } from '../library/mutants/faults';
import type { Reply } from '../fault';
import { callerOf } from './mutants/from-contract/faults';
import { problem } from './server/replies';
import type { HarbourFault } from './server/serve';
import { valueVariants } from './value-variants';
import type { HarbourVariant } from './variant';
import { variantsFromContract } from './variants-from-contract';

/**
 * Creates a fault that responds with `refusal` to a new vessel whose name is taken. A request without a known token, or with a used
 * Idempotency-Key, gets the usual response.
 */
const refusingTaken =
  (refusal: Reply): HarbourFault =>
  (harbour) =>
    request('POST /vessels', (visit) => {
      const isReplay = [...harbour.keys.keys()].some((one) => one.endsWith(` ${visit.headers['idempotency-key'] ?? '-'}`));
      const isTaken = callerOf(harbour, visit) !== undefined && harbour.vessels.some(({ name }) => name === sentJson(visit).name);
      return isTaken && !isReplay ? refusal : visit;
    })(harbour);

/** All correct variants of the harbour, among them the unchanged harbour. */
export const HARBOUR_VARIANTS: readonly HarbourVariant[] = [
  ...variantsFromContract,
  ...valueVariants,
  { name: 'the harbour itself', fault: () => (visit, next) => next(visit) },
  {
    name: 'errors without fields',
    fault: every((given) => {
      if (given.status !== 422 && given.status !== 400) return given;
      const { errors: _, ...rest } = JSON.parse(given.body) as Record<string, unknown>;
      return { ...given, body: JSON.stringify(rest) };
    }),
  },
  {
    name: 'wrong content is 400',
    fault: every((given) => (given.status === 422 ? { ...given, status: 400, body: given.body.replace('422', '400') } : given)),
  },
  { name: 'names are unique', fault: refusingTaken(problem(409, 'The name is taken.')) },
  {
    name: 'taken names are 422',
    fault: refusingTaken(problem(422, 'A member is wrong.', [{ pointer: '/name', detail: 'is taken' }])),
  },
  { name: 'chunked responses', fault: every((given) => ({ ...given, framing: 'chunked' })) },
  { name: 'a 412 of PATCH has a header that is not documented', fault: header('PATCH /vessels/* 412', 'x-hint', 'read it again') },
  { name: 'more members of a vessel', fault: body('GET /vessels/* 200', (value) => ({ ...value, harbour: 'Santos' })) },
  {
    name: 'a second DELETE succeeds',
    fault: () => {
      const gone = new Set<string>();
      return async (visit, next) => {
        const given = await next(visit);
        if (visit.method === 'DELETE' && given.status === 204) gone.add(visit.path);
        return visit.method === 'DELETE' && given.status === 404 && gone.has(visit.path) ? { status: 204, headers: {}, body: '' } : given;
      };
    },
  },
  {
    name: 'jobs end at once',
    fault: (harbour) => async (visit, next) => {
      if (visit.path.startsWith('/jobs/')) for (const job of harbour.jobs) job.asked = Math.max(job.asked, 2);
      return next(visit);
    },
  },
  {
    name: 'Location is a whole address',
    fault: reply('POST /vessels 201', (given, visit) => ({
      ...given,
      headers: { ...given.headers, location: `http://${visit.headers['host'] ?? ''}${given.headers['location'] ?? ''}` },
    })),
  },
  {
    name: 'Location is the public address',
    fault: reply('POST /bookings 201', (given) => ({
      ...given,
      headers: { ...given.headers, location: `https://harbour.invalid${given.headers['location'] ?? ''}` },
    })),
  },
];
