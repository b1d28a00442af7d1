import { answerFor } from '../contract/responses';
import type { Answer } from '../contract/responses';
import type { Operation } from '../contract/contract';
import { bareType, isJson, takesIn } from '../contract/media';
import { isBodyless } from '../http/message-framing';
import type { Call, Received } from '../http/client';
import type { Judge } from '../validate/schema-validator';
import { some } from '../text';
import { departure } from './violation';
import type { Departure } from './violation';
import { duplicateMembers } from './duplicates';
import { observeHeaders, observeWire } from './check-headers';
import { readJson } from './json-body';
import { observeSchema } from './check-schema';

export interface Watch {
  judge: Judge;
  /** Milliseconds that an answer may take before it is warned of; 0 for no limit. */
  budget: number;
  /** Statuses that are not documented but lawful as an answer to this very request. */
  tolerated?: readonly number[];
}

/** What is wrong with one answer, by the contract alone: whatever was asked, an answer has to keep to it. */
export async function observe(call: Call, operation: Operation, watch: Watch): Promise<Departure[]> {
  if (call.response === undefined) {
    const message = `${operation.method} ${operation.path} got no answer: ${call.failure}. Look for a fatal error, an endless loop or a worker that died in the server's log (storage/logs/laravel.log, php-fpm).`;
    return [
      departure(call, operation, {
        check: 'server-error',
        expected: 'an answer',
        actual: call.failure,
        message,
        root: `failure ${operation.id}`,
      }),
    ];
  }
  const { response } = call;
  const { status } = response;
  const documented = answerFor(operation.answers, status);
  if (status >= 300 && status < 400 && status !== 304 && documented === null) return [redirect(call, operation, response)];
  if (status >= 500 && !(documented !== null && status === 503)) return [failed(call, operation, response)];
  const wire = observeWire(call, operation, response);
  if (documented === null) {
    if (watch.tolerated?.includes(status) === true || UNDOCUMENTED_ALWAYS_LAWFUL.has(status)) return wire;
    return [...wire, undocumented(call, operation, status)];
  }
  return [
    ...wire,
    ...(await observeHeaders(watch.judge, call, operation, documented)),
    ...(await observeBody(call, operation, response, documented, watch)),
    ...slowness(call, operation, response, watch.budget),
  ];
}

/** Whoever stands before a server may say these: too many requests, and down for maintenance. */
const UNDOCUMENTED_ALWAYS_LAWFUL = new Set([429, 503]);

async function observeBody(call: Call, operation: Operation, response: Received, documented: Answer, watch: Watch): Promise<Departure[]> {
  const { status, body, broken } = response;
  if (isBodyless(call.request.method, status)) return [];
  if (documented.content.length === 0) return unexpectedBody(call, operation, response, documented);
  const sent = response.headers['content-type'] ?? '';
  const media =
    documented.content.find(({ type }) => type === bareType(sent)) ?? documented.content.find(({ type }) => takesIn(type, bareType(sent)));
  if (media === undefined) return [wrongType(call, operation, documented, sent, readJson(body, broken))];
  if (!isJson(media.type)) return [];
  const read = readJson(body, broken);
  if (!read.ok) {
    const message = `The body is not JSON: ${read.actual}. ${read.advice}`;
    return [departure(call, operation, { check: 'json-malformed', place: media.spot, expected: 'JSON', actual: read.actual, message })];
  }
  const twice = duplicateMembers(body).map((pointer) =>
    departure(call, operation, {
      check: 'json-malformed',
      severity: 'warning',
      pointer,
      place: media.spot,
      expected: 'each member once',
      actual: 'it stands twice',
      message: `\`${pointer}\` stands twice in its object; readers differ in which they take.`,
    }),
  );
  return media.schema === null ? twice : [...twice, ...(await observeSchema(watch.judge, call, operation, media.schema, read.value))];
}

function unexpectedBody(call: Call, operation: Operation, { body, status }: Received, documented: Answer): Departure[] {
  // Only what leaves no doubt: the contract shows no content for this answer, and other answers of the operation have some.
  if (body === '' || status >= 300) return [];
  const message = `The contract has no body for ${String(status)}, but ${String(body.length)} characters came. Send none, or document them.`;
  return [
    departure(call, operation, {
      check: 'empty-body',
      severity: 'warning',
      place: documented.spot,
      expected: 'no body',
      actual: `${String(body.length)} characters`,
      message,
    }),
  ];
}

function wrongType(call: Call, operation: Operation, documented: Answer, sent: string, read: ReturnType<typeof readJson>): Departure {
  const types = some(
    documented.content.map(({ type }) => type),
    'none',
  );
  const hint = read.ok
    ? 'The body is JSON, only the header is wrong: use response()->json(…) instead of response(json_encode(…)).'
    : `It holds ${read.actual}. ${read.advice}`;
  return departure(call, operation, {
    check: 'content-type',
    pointer: '#content-type',
    place: documented.spot,
    expected: types,
    actual: sent === '' ? 'no Content-Type' : sent,
    message: `The answer is sent as ${sent === '' ? 'nothing in particular' : sent}, the contract has ${types}. ${hint}`,
  });
}

function redirect(call: Call, operation: Operation, { status, headers }: Received): Departure {
  const to = headers['location'] ?? 'nowhere';
  const cause = /login/.test(to)
    ? 'In Laravel: the Authenticate middleware sends whoever is not logged in to the page of the login; with Accept: application/json it must answer 401 (shouldRenderJsonWhen in bootstrap/app.php).'
    : 'In Laravel: a failed validation outside JSON goes back to the form, and a web server may add or take a slash; clients of an API follow neither.';
  const message = `The server answers ${String(status)} and points to ${to}. The contract has no redirect here. ${cause}`;
  return departure(call, operation, {
    check: 'redirect',
    expected: statuses(operation),
    actual: `${String(status)} to ${to}`,
    message,
    pointer: '',
  });
}

function failed(call: Call, operation: Operation, { status, body }: Received): Departure {
  const text = /"message"\s*:\s*"((?:[^"\\]|\\.){1,160})/.exec(body)?.[1] ?? '';
  const actual = `${String(status)}${text === '' ? '' : `: ${text}`}`;
  const message = `The server failed with ${actual}. No request may end so. The stack stands in storage/logs/laravel.log: an exception that nobody catches, often a missing relation, a null, or a value that was never validated.`;
  return departure(call, operation, {
    check: 'server-error',
    expected: statuses(operation),
    actual,
    message,
    root: `failed ${operation.id}`,
  });
}

function undocumented(call: Call, operation: Operation, status: number): Departure {
  const message = `${operation.method} ${operation.path} answers ${String(status)}, which the contract does not have; it documents ${statuses(operation)}. ${adviceOn(status)}`;
  return departure(call, operation, { check: 'status-undocumented', expected: statuses(operation), actual: String(status), message });
}

function adviceOn(status: number): string {
  if (status === 200)
    return 'In Laravel: response()->json(…, 201) for what was made, noContent() for 204; a resource answers 200 where the model was not just created.';
  if (status === 404)
    return 'The route is missing, has another prefix, or route model binding found nothing: php artisan route:list shows it.';
  if (status === 405) return 'The route exists under another method: php artisan route:list shows which.';
  if (status === 400) return 'A refused field is 422 with `errors` by field: throw ValidationException, or use a FormRequest.';
  if (status === 419) return 'The CSRF check of the web middleware answers so: put the route in routes/api.php.';
  return 'Answer with a documented status, or document this one.';
}

const statuses = ({ answers }: Operation) =>
  some(
    answers.map(({ status }) => status),
    'none',
    12,
  );

function slowness(call: Call, operation: Operation, { milliseconds }: Received, budget: number): Departure[] {
  if (budget <= 0 || milliseconds <= budget) return [];
  const took = `${String(Math.round(milliseconds))} ms`;
  const message = `The answer took ${took}, the budget is ${String(budget)} ms. In Laravel: look for queries in a loop (N+1, Model::preventLazyLoading()) and calls to other services.`;
  return [
    departure(call, operation, { check: 'slow', severity: 'warning', expected: `at most ${String(budget)} ms`, actual: took, message }),
  ];
}
