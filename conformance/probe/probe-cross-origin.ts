import type { Operation } from '../contract/contract';
import type { Call } from '../http/client';
import { rootCause } from '../observe/root-cause';
import type { Success } from './find-success';
import { buildRequest } from './request';
import type { RunContext } from './run-context';
import { sideBySide } from './side-by-side';
import { unjudgedReason } from './unjudged';

const CHECK = 'cross-origin';

/** Methods that a browser sends without asking the server first (CORS-safelisted in the Fetch standard). */
const SAFE_METHODS = new Set(['GET', 'HEAD', 'POST']);

/** Response headers that scripts of another origin may read without permission. */
const READABLE = new Set(['cache-control', 'content-language', 'content-length', 'content-type', 'expires', 'last-modified', 'pragma']);

/**
 * Checks that pages of the configured origin may call the server, and that it allows them credentials only for cookies that the
 * contract has. One operation of each path is tried, of those that succeeded; none without an origin. The calls are not counted in the
 * coverage, and only their CORS headers are judged.
 */
export async function probeCrossOrigin(context: RunContext, successes: ReadonlyMap<string, Success>): Promise<void> {
  const { origin } = context.config;
  if (origin === null) return;
  const chosen = [...byPath(context.operations.filter(({ id }) => successes.has(id))).values()];
  await sideBySide(context, chosen, async (part, operation) => {
    const success = successes.get(operation.id);
    if (success !== undefined) await probeOrigin(part, operation, success, origin);
  });
}

/** Returns one operation for each path, preferably a GET, because servers configure CORS by path. */
function byPath(operations: readonly Operation[]): Map<string, Operation> {
  const chosen = new Map<string, Operation>();
  for (const operation of operations) if (!chosen.has(operation.path) || operation.method === 'GET') chosen.set(operation.path, operation);
  return chosen;
}

/** Sends a preflight and, for a GET, the plain request of a page of another origin. */
async function probeOrigin(context: RunContext, operation: Operation, { draft }: Success, origin: string): Promise<void> {
  const { client, config } = context;
  const target = { base: client.base, headers: config.headers, credentials: [] };
  const { request } = buildRequest(operation, { ...draft, body: undefined }, target);
  const headers = neededHeaders(operation);
  const preflight = await client.send(
    {
      ...request,
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': operation.method,
        'Access-Control-Request-Headers': headers.join(',').toLowerCase(),
      },
    },
    operation.id,
  );
  // Sent without credentials: a protected operation responds with an error, which pages must be able to read also.
  const plain =
    operation.method === 'GET' ? await client.send({ ...request, headers: { ...request.headers, Origin: origin } }, operation.id) : null;
  for (const call of [preflight, ...(plain === null ? [] : [plain])]) {
    const reason = unjudgedReason(call);
    if (reason !== null) context.findings.block({ check: CHECK, operationId: operation.id, reason });
    else judgeOrigin(operation, call, origin, createReporter(context, operation, call));
  }
  judgePreflight(operation, preflight, headers, createReporter(context, operation, preflight));
  if (plain !== null) judgeExposed(operation, plain, createReporter(context, operation, plain));
}

/** Returns the request headers of an operation for which a browser needs permission. */
function neededHeaders(operation: Operation): string[] {
  const documented = operation.parameters.filter((one) => one.in === 'header').map(({ name }) => name);
  const credentials = operation.credentials.flat().flatMap((one) => (one.in === 'header' ? [one.name] : []));
  const safe = new Set(['accept', 'accept-language', 'content-language']);
  return [...new Set([...documented, ...credentials, ...(operation.body === null ? [] : ['Content-Type'])])].filter(
    (name) => !safe.has(name.toLowerCase()),
  );
}

/** Returns the items of a list in a response header, in lower case. */
const list = (call: Call, name: string) => (call.response?.headers[name] ?? '').split(',').map((one) => one.trim().toLowerCase());

/** Adds violations of the headers that allow an origin, of a preflight or a plain response. */
function judgeOrigin(operation: Operation, call: Call, origin: string, report: Reporter): void {
  const allowed = call.response?.headers['access-control-allow-origin'] ?? '';
  const credentials = call.response?.headers['access-control-allow-credentials'];
  if (allowed !== '*' && allowed !== origin) {
    report('access-control-allow-origin', `${origin} or *`, allowed);
    return;
  }
  if (allowed === origin && !list(call, 'vary').some((one) => one === 'origin' || one === '*'))
    report('vary', 'Origin, because Access-Control-Allow-Origin depends on it', call.response?.headers['vary'] ?? '');
  const takesCookies = operation.credentials.flat().some((one) => one.in === 'cookie');
  if (credentials === 'true' && !takesCookies)
    report('access-control-allow-credentials', 'it is absent: no operation takes a cookie', credentials);
}

/** Adds violations of the headers that only a preflight needs. @param headers headers of the request that need permission */
function judgePreflight(operation: Operation, call: Call, headers: readonly string[], report: Reporter): void {
  if (call.response === undefined || call.response.headers['access-control-allow-origin'] === undefined) return;
  const { status } = call.response;
  if (status < 200 || status > 299) report('status', '200 or 204 to OPTIONS', String(status));
  const methods = list(call, 'access-control-allow-methods');
  if (!SAFE_METHODS.has(operation.method) && !methods.includes('*') && !methods.includes(operation.method.toLowerCase()))
    report('access-control-allow-methods', operation.method, methods.join(', '));
  const allowed = list(call, 'access-control-allow-headers');
  // The wildcard does not include Authorization.
  const missing = headers.filter((name) => !allowed.includes(name.toLowerCase()) && (name === 'Authorization' || !allowed.includes('*')));
  if (missing.length > 0) report('access-control-allow-headers', missing.join(', '), allowed.join(', '));
  const maxAge = Number(call.response.headers['access-control-max-age'] ?? 0);
  if (headers.length > 0 && !(maxAge > 0))
    report('access-control-max-age', 'a number of seconds, such as 7200', 'it is missing: each call costs a second request', 'warning');
}

/** Adds a violation if scripts cannot read `Retry-After`, the documented header that pages need. */
function judgeExposed(operation: Operation, call: Call, report: Reporter): void {
  if (call.response?.headers['access-control-allow-origin'] === undefined) return;
  const documented = operation.responses.flatMap(({ headers }) => headers.map(({ name }) => name)).filter((name) => name === 'retry-after');
  const exposed = list(call, 'access-control-expose-headers');
  const missing = [...new Set(documented)].filter((name) => !READABLE.has(name) && !exposed.includes(name) && !exposed.includes('*'));
  if (missing.length > 0) report('access-control-expose-headers', missing.join(', '), exposed.join(', '), 'warning');
}

/** Adds a violation of a response header. An empty actual value means that the header is missing. */
type Reporter = (header: string, expected: string, actual: string, severity?: 'error' | 'warning') => void;

function createReporter(context: RunContext, operation: Operation, call: Call): Reporter {
  return (header, expected, actual, severity = 'error') =>
    context.findings.report(call, operation, {
      check: CHECK,
      severity,
      pointer: `#${header}`,
      expected: `${header}: ${expected}`,
      actual: actual === '' ? 'it is missing' : actual,
      message: `A page of ${context.config.origin ?? ''} cannot use ${operation.method} ${operation.path}, or not safely: \`${header}\` should be ${expected}, but it is ${actual === '' ? 'missing' : actual}. In Laravel: config/cors.php with this origin, these methods and headers, and max_age.`,
      rootCause: rootCause('cross-origin', header),
    });
}
