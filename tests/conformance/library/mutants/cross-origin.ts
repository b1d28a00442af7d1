import type { Reply } from '../../fault';
import type { LibraryFault } from '../server/serve';
import { createMutants } from './mutant';

const cors = createMutants('cross-origin');

/** Origin of the library's site. */
export const ORIGIN = 'https://reader.exemplo.invalid';

/** CORS headers that a page of this origin needs. */
const ALLOWED: Readonly<Record<string, string>> = {
  'access-control-allow-origin': ORIGIN,
  vary: 'Origin',
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key',
  'access-control-max-age': '7200',
};

/** Creates a fault that responds to preflights, and adds the CORS headers, changed by `edit`. Without `edit` the server is correct. */
export const allowing =
  (edit: (headers: Record<string, string>, reply: Reply) => Record<string, string> = (headers) => headers): LibraryFault =>
  () =>
  async (visit, next) => {
    const isPreflight = visit.method === 'OPTIONS' && visit.headers['access-control-request-method'] !== undefined;
    const given = isPreflight ? { status: 204, headers: {}, body: '' } : await next(visit);
    return visit.headers['origin'] === undefined ? given : { ...given, headers: { ...given.headers, ...edit({ ...ALLOWED }, given) } };
  };

/** Creates a fault that adds the CORS headers without one of them. */
const without = (name: string) => allowing((headers) => Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name)));

/** Operations of which any may have the finding: the server gets one, at the first operation that shows the fault. */
const ANY =
  'listBooks getBook getCover listAuthors listBranches getBranch getMe listLoans getLoan listShelves getShelf listWishes wish unwish listReviews getReview borrow payFine writeReview sendMessage registerMember signIn signOut changeMe putPhoto addDocument';

/** Libraries with wrong CORS headers. Arguments of each: name, checks and operations of a correct finding, and the fault. */
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
