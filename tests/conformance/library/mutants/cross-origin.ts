import type { Reply } from '../../fault';
import type { LibraryFault } from '../server/serve';
import { createMutants } from './mutant';

const cors = createMutants('cross-origin');

/** Origin of the library's site. The unchanged library has no CORS headers, not even for this origin. */
export const ORIGIN = 'https://reader.exemplo.invalid';

/** CORS headers that a page of `ORIGIN` needs. */
const ALLOWED: Readonly<Record<string, string>> = {
  'access-control-allow-origin': ORIGIN,
  vary: 'Origin',
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key',
  'access-control-max-age': '7200',
};

/**
 * Creates a fault that responds 204 to preflights and gives the response to every request with an Origin header, of any origin, the CORS
 * headers of `ORIGIN`, changed by `edit`. Without `edit` the server is correct.
 */
export const allowing =
  (edit: (headers: Record<string, string>, reply: Reply) => Record<string, string> = (headers) => headers): LibraryFault =>
  () =>
  async (visit, next) => {
    const isPreflight = visit.method === 'OPTIONS' && visit.headers['access-control-request-method'] !== undefined;
    const given = isPreflight ? { status: 204, headers: {}, body: '' } : await next(visit);
    return visit.headers['origin'] === undefined ? given : { ...given, headers: { ...given.headers, ...edit({ ...ALLOWED }, given) } };
  };

/** Creates a fault that adds the CORS headers without the one called `name`, which is in lower case. */
const without = (name: string) => allowing((headers) => Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name)));

/** Operations that may have the finding: the checker reports each fault of CORS once, at the first operation that shows it. */
const ANY =
  'listBooks getBook getCover listAuthors listBranches getBranch getMe listLoans getLoan listShelves getShelf listWishes wish unwish listReviews getReview borrow payFine writeReview sendMessage registerMember signIn signOut changeMe putPhoto addDocument';

/**
 * Libraries with wrong CORS headers, which the checker finds only if its `origin` is `ORIGIN`. Arguments of each: name, checks and
 * operations of a correct finding, and the fault.
 */
export const crossOriginMutants = [
  cors(
    'another origin is allowed',
    'cross-origin',
    ANY,
    allowing((headers) => ({ ...headers, 'access-control-allow-origin': 'https://other.invalid' })),
  ),
  cors(
    'errors lack the origin',
    'cross-origin',
    ANY,
    allowing((headers, { status }) => (status >= 400 ? {} : headers)),
  ),
  cors('Vary is missing', 'cross-origin', ANY, without('vary')),
  cors(
    'the method is not allowed',
    'cross-origin',
    ANY,
    allowing((headers) => ({ ...headers, 'access-control-allow-methods': 'GET, POST' })),
  ),
  cors(
    'Authorization is not allowed',
    'cross-origin',
    ANY,
    allowing((headers) => ({ ...headers, 'access-control-allow-headers': 'content-type, idempotency-key' })),
  ),
  cors(
    'credentials are allowed',
    'cross-origin',
    ANY,
    allowing((headers) => ({ ...headers, 'access-control-allow-credentials': 'true' })),
  ),
];
