import type { Operation } from '../contract/contract';
import { callOperation } from './call-operation';
import type { Success } from './find-success';
import { isAccepted } from './response-status';
import type { RunContext } from './run-context';

/** Names of cookies in which sites usually keep a token. */
const COOKIE_NAMES = ['__Host-access_token', 'access_token', 'token', 'jwt', 'auth_token'];

/**
 * Sends the token of the first account to one protected GET in cookies only. If the server accepts it, any page can send requests
 * in the name of the account (CSRF), so this is a violation. A GET whose contract takes a cookie is not chosen. Must be called after
 * `probeAuth`, because a GET that needs no token at all is not reported again.
 */
export async function probeCookieToken(context: RunContext, successes: ReadonlyMap<string, Success>): Promise<void> {
  const token = context.accounts.token('first');
  const operation = context.operations.find((one) => isProtectedRead(one) && successes.has(one.id));
  const success = operation === undefined ? undefined : successes.get(operation.id);
  if (token === null || operation === undefined || success === undefined) return;
  const call = await callOperation(context, operation, success.draft, {
    as: null,
    headers: { Cookie: COOKIE_NAMES.map((name) => `${name}=${token}`).join('; ') },
    tolerated: [400, 401, 403],
  });
  if (!isAccepted(operation, call)) return;
  // An operation that needs no token at all has a finding already, and the cookie has no part in it.
  if (context.findings.all.some(({ check, operation: { id } }) => check === 'auth-missing-token' && id === operation.id)) return;
  context.findings.report(call, operation, {
    check: 'auth-cookie-token',
    expected: '401',
    actual: String(call.response?.status),
    message: `${operation.method} ${operation.path} accepts a token in an undocumented cookie. Browsers send cookies along with requests of other pages (CSRF). In Laravel: accept only Authorization, and no EnsureFrontendRequestsAreStateful or cookie parser of the JWT package on these routes.`,
  });
}

const isProtectedRead = ({ method, credentials }: Operation) =>
  method === 'GET' && credentials.length > 0 && credentials.every((one) => one.every(({ in: location }) => location !== 'cookie'));
