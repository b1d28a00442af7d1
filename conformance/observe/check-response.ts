import { findResponse } from '../contract/responses';
import type { DocumentedResponse } from '../contract/responses';
import type { Operation } from '../contract/contract';
import { stripParameters, isJson, matchesMediaType } from '../contract/media';
import { hasNoBody } from '../http/message-framing';
import { CONNECTION_REFUSED } from '../http/client';
import type { Call, ClientResponse } from '../http/client';
import type { SchemaValidator } from '../validate/schema-validator';
import { listNames } from '../text';
import { rootCause } from './root-cause';
import { createRedirectViolation, isUndocumentedRedirect } from './redirect';
import { listStatuses } from './statuses';
import { createViolation } from './violation';
import type { Violation } from './violation';
import { duplicateMembers } from '../contract/duplicate-members';
import { checkCacheControl } from './check-cache-control';
import { checkHeaders, checkWireFaults } from './check-headers';
import { checkLeaks } from './check-leaks';
import { correctBodiesOf } from './correct-bodies';
import { parseJsonBody } from './json-body';
import { checkSchema } from './check-schema';

/** Settings of the check of a response. */
export interface ResponseCheckOptions {
  validator: SchemaValidator;
  /** Response time in ms above which a warning is added; 0 for no limit. */
  budget: number;
  /** Undocumented statuses that are right for this request. Server errors and redirects are violations nevertheless. */
  tolerated?: readonly number[];
}

/**
 * Returns the violations of one response: its status, framing, headers, body and duration. The request is not judged. Every 5xx is a
 * violation, also a documented one, except a documented 503. After an error of the server, or a status or redirect that is
 * undocumented, headers, schema and duration are not judged. A missing response is a violation, unless the connection was refused.
 */
export async function checkResponse(call: Call, operation: Operation, options: ResponseCheckOptions): Promise<Violation[]> {
  // The server has ended because of an earlier call, so this operation is not to blame.
  if (call.failure === CONNECTION_REFUSED) return [];
  if (call.response === undefined) {
    const message = `${operation.method} ${operation.path} got no response: ${call.failure}. Look for a fatal error, an endless loop or a crashed worker in the server's log (storage/logs/laravel.log, php-fpm).`;
    return [
      createViolation(call, operation, {
        check: 'server-error',
        expected: 'a response',
        actual: call.failure,
        message,
        rootCause: rootCause('no-response', operation.id),
      }),
    ];
  }
  const { response } = call;
  const { status } = response;
  const documented = findResponse(operation.responses, status);
  if (isUndocumentedRedirect(status, documented)) return [createRedirectViolation(call, operation, response.headers['location'] ?? '')];
  const leaks = checkLeaks(call, operation, response);
  if (status >= 500 && !(documented !== null && status === 503)) return [...leaks, serverErrorViolation(call, operation, response)];
  const wire = checkWireFaults(call, operation, response);
  if (documented === null) {
    if (options.tolerated?.includes(status) === true || ALWAYS_ALLOWED_STATUSES.has(status)) return [...wire, ...leaks];
    return [...wire, ...leaks, undocumentedStatusViolation(call, operation, status)];
  }
  return [
    ...wire,
    ...leaks,
    ...checkCacheControl(call, operation, response, documented),
    ...(await checkHeaders(options.validator, call, operation, documented)),
    ...(await checkBody(call, operation, response, documented, options)),
    ...checkDuration(call, operation, response, options.budget),
  ];
}

/** Statuses that need no documentation, because a proxy may return them. An undocumented 503 is reported before, as a server error. */
const ALWAYS_ALLOWED_STATUSES = new Set([429, 503]);

/** Returns the violations of a body: its presence, its content type, its syntax and its schema. Only JSON is compared with a schema. */
async function checkBody(
  call: Call,
  operation: Operation,
  response: ClientResponse,
  documented: DocumentedResponse,
  options: ResponseCheckOptions,
): Promise<Violation[]> {
  const { status, body, invalidUtf8 } = response;
  if (hasNoBody(call.request.method, status)) return [];
  if (documented.content.length === 0) return unexpectedBodyViolation(call, operation, response, documented);
  const contentType = response.headers['content-type'] ?? '';
  const media =
    documented.content.find(({ type }) => type === stripParameters(contentType)) ??
    documented.content.find(({ type }) => matchesMediaType(type, stripParameters(contentType)));
  if (media === undefined) return [contentTypeViolation(call, operation, documented, contentType, parseJsonBody(body, invalidUtf8))];
  // A contract may document a range such as `*/*`. Then the received type decides whether the body is JSON.
  if (!isJson(media.type.includes('*') ? contentType : media.type)) return [];
  const correctBodies = correctBodiesOf(options.validator);
  if (media.schema !== null && !invalidUtf8 && correctBodies.has(media.schema, body)) return [];
  const read = parseJsonBody(body, invalidUtf8);
  if (!read.ok) {
    const message = `The body is not JSON: ${read.actual}. ${read.advice}`;
    return [
      createViolation(call, operation, { check: 'json-malformed', location: media.node, expected: 'JSON', actual: read.actual, message }),
    ];
  }
  const duplicates = duplicateMembers(body).map((pointer) =>
    createViolation(call, operation, {
      check: 'json-malformed',
      severity: 'warning',
      pointer,
      location: media.node,
      expected: 'each member once',
      actual: 'it occurs twice',
      message: `\`${pointer}\` occurs twice in its object; parsers differ in which one they use.`,
    }),
  );
  if (media.schema === null) return duplicates;
  const found = [...duplicates, ...(await checkSchema(options.validator, call, operation, media.schema, read.value))];
  if (found.length === 0) correctBodies.add(media.schema, body);
  return found;
}

function unexpectedBodyViolation(
  call: Call,
  operation: Operation,
  { body, status }: ClientResponse,
  documented: DocumentedResponse,
): Violation[] {
  // An error may have a body that the contract does not describe.
  if (body === '' || status >= 300) return [];
  const message = `The contract documents no body for ${String(status)}, but ${String(body.length)} characters came. Send no body, or document it.`;
  return [
    createViolation(call, operation, {
      check: 'empty-body',
      severity: 'warning',
      location: documented.node,
      expected: 'no body',
      actual: `${String(body.length)} characters`,
      message,
    }),
  ];
}

function contentTypeViolation(
  call: Call,
  operation: Operation,
  documented: DocumentedResponse,
  contentType: string,
  read: ReturnType<typeof parseJsonBody>,
): Violation {
  const types = listNames(
    documented.content.map(({ type }) => type),
    'none',
  );
  const json = read.ok
    ? 'The body is JSON, only the header is wrong: use response()->json(…) instead of response(json_encode(…)).'
    : `It holds ${read.actual}. ${read.advice}`;
  const hint = documented.content.some(({ type }) => isJson(type))
    ? json
    : `Set the documented type: response($content)->header('Content-Type', …).`;
  return createViolation(call, operation, {
    check: 'content-type',
    pointer: '#content-type',
    location: documented.node,
    expected: types,
    actual: contentType === '' ? 'no Content-Type' : contentType,
    message: `The response is sent as ${contentType === '' ? 'no particular type' : contentType}; the contract documents ${types}. ${hint}`,
  });
}

function serverErrorViolation(call: Call, operation: Operation, { status, body }: ClientResponse): Violation {
  const text = /"message"\s*:\s*"((?:[^"\\]|\\.){1,160})/.exec(body)?.[1] ?? '';
  const actual = `${String(status)}${text === '' ? '' : `: ${text}`}`;
  const message = `The server failed with ${actual}. No request may cause this. The stack trace is in storage/logs/laravel.log: an uncaught exception, often a missing relation, a null, or a value that was not validated.`;
  return createViolation(call, operation, {
    check: 'server-error',
    expected: listStatuses(operation),
    actual,
    message,
    rootCause: rootCause('server-failure', operation.id),
  });
}

function undocumentedStatusViolation(call: Call, operation: Operation, status: number): Violation {
  const message = `${operation.method} ${operation.path} answers ${String(status)}, which the contract does not document; it documents ${listStatuses(operation)}. ${statusAdvice(status)}`;
  return createViolation(call, operation, {
    check: 'status-undocumented',
    expected: listStatuses(operation),
    actual: String(status),
    message,
  });
}

function statusAdvice(status: number): string {
  if (status === 200)
    return 'In Laravel: response()->json(…, 201) after creating, noContent() for 204; a resource responds 200 if the model was not just created.';
  if (status === 404)
    return 'The route is missing, has another prefix, or route model binding found nothing: php artisan route:list shows it.';
  if (status === 405) return 'The route exists under another method: php artisan route:list shows which.';
  if (status === 400) return 'An invalid field is 422 with `errors` by field: throw ValidationException, or use a FormRequest.';
  if (status === 419) return 'The CSRF check of the web middleware responds so: put the route in routes/api.php.';
  return 'Respond with a documented status, or document this one.';
}

function checkDuration(call: Call, operation: Operation, { milliseconds }: ClientResponse, budget: number): Violation[] {
  if (budget <= 0 || milliseconds <= budget) return [];
  const took = `${String(Math.round(milliseconds))} ms`;
  const message = `The response took ${took}, the budget is ${String(budget)} ms. In Laravel: look for queries in a loop (N+1, Model::preventLazyLoading()) and calls to other services.`;
  return [
    createViolation(call, operation, {
      check: 'slow',
      severity: 'warning',
      expected: `at most ${String(budget)} ms`,
      actual: took,
      message,
    }),
  ];
}
