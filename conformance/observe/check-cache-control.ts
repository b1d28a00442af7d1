import type { DocumentedResponse } from '../contract/responses';
import type { Operation } from '../contract/contract';
import type { Call, ClientResponse } from '../http/client';
import { rootCause } from './root-cause';
import { createViolation } from './violation';
import type { Violation } from './violation';

/**
 * Returns a violation if a shared cache may keep a personal response (RFC 9111, section 3.5): a 2xx to a GET that needs a login, with
 * `public`, `s-maxage`, or a positive `max-age` unless the login is an `Authorization` header. A response with `private` or `no-store`
 * passes, and so do one without `Cache-Control` and one whose contract documents it.
 */
export function checkCacheControl(call: Call, operation: Operation, response: ClientResponse, documented: DocumentedResponse): Violation[] {
  const isPersonal = operation.credential !== null && operation.method === 'GET' && response.status < 300;
  // If the contract documents the header, `checkHeaders` compares it with its schema instead.
  if (!isPersonal || documented.headers.some(({ name }) => name === 'cache-control')) return [];
  const sent = response.headers['cache-control'] ?? '';
  if (/\b(?:private|no-store)\b/i.test(sent)) return [];
  const isShared = /\bpublic\b|\bs-maxage=\d/i.test(sent);
  // Without `public`, a shared cache keeps a response with max-age only if the request has no `Authorization` header.
  const isFresh = /\bmax-age=[1-9]/i.test(sent) && operation.credential?.name !== 'Authorization';
  if (!isShared && !isFresh) return [];
  return [
    createViolation(call, operation, {
      check: 'cache-control',
      pointer: '#cache-control',
      location: documented.node,
      expected: 'private or no-store',
      actual: sent,
      message: `${operation.method} ${operation.path} needs a login, but its response may be kept by a shared cache (Cache-Control: ${sent}): the next user of a CDN or a proxy gets the data of this one. In Laravel: the middleware cache.headers:no_store on the route group with auth.`,
      rootCause: rootCause('personal-cache', sent),
    }),
  ];
}
