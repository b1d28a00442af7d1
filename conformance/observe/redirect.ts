import type { Operation } from '../contract/contract';
import type { DocumentedResponse } from '../contract/responses';
import type { Call } from '../http/client';
import { rootCause } from './root-cause';
import { listStatuses } from './statuses';
import { createViolation } from './violation';
import type { Violation } from './violation';

/** Returns true for a 3xx, except 304, that the contract does not document. `default` documents errors, so it does not count. */
export const isUndocumentedRedirect = (status: number, documented: DocumentedResponse | null): boolean =>
  status >= 300 && status < 400 && status !== 304 && (documented === null || documented.status === 'default');

/** Creates the violation of a redirect that the contract does not document. @param location header `Location`; '' if there is none */
export function createRedirectViolation(call: Call, operation: Operation, location: string): Violation {
  const status = String(call.response?.status);
  const to = location === '' ? 'nowhere' : location;
  const https = httpsOrigin(call.request.url, location);
  return createViolation(call, operation, {
    check: 'redirect',
    expected: listStatuses(operation),
    actual: `${status} to ${to}`,
    message: `The server responds ${status} with a redirect to ${to}. The contract has no redirect here. ${https === null ? likelyCause(to) : `Nothing behind it was checked. Use that address: --url ${https}`}`,
    ...(https === null ? {} : { rootCause: rootCause('https-redirect', https) }),
  });
}

/** Returns the target's origin if a redirect only changes http to https (same host or same path); otherwise null. */
function httpsOrigin(from: string, to: string): string | null {
  if (!URL.canParse(to, from)) return null;
  const [source, target] = [new URL(from), new URL(to, from)];
  const isUpgrade = source.protocol === 'http:' && target.protocol === 'https:';
  return isUpgrade && (source.hostname === target.hostname || source.pathname === target.pathname) ? target.origin : null;
}

const likelyCause = (to: string) =>
  /login/.test(to)
    ? 'In Laravel: the Authenticate middleware redirects visitors to the login page; with Accept: application/json it must respond 401 (shouldRenderJsonWhen in bootstrap/app.php).'
    : 'In Laravel: a failed validation of a non-JSON request redirects to the form, and a web server may add or remove a slash; API clients follow neither.';
