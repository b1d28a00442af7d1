import type { Operation, Parameter } from '../contract/contract';
import type { Call } from '../http/client';
import { checkWireFaults } from '../observe/check-headers';
import { callOperation } from './call-operation';
import type { Success } from './find-success';
import { requestMediaType } from './request-candidates';
import { buildRequest, parameterKey, withParameter } from './request';
import type { Draft } from './request';
import { isAccepted } from './response-status';
import type { RunContext } from './run-context';
import { blockUnjudged } from './unjudged';

/** Size in bytes of a large body if the contract states no limit. It is above the default limits of common servers. */
const LARGE_BODY_BYTES = 16 * 1024 * 1024;

/** Maximum size in bytes of a body that is sent. A larger documented limit is not tried, and blocks the check. */
const MAX_BODY_BYTES = 40 * 1024 * 1024;

/** Media type that no server supports. */
const UNKNOWN_TYPE = 'application/x-conformance';

/**
 * Checks that OPTIONS and, on a GET, HEAD and an unknown query parameter cause no error of the server. Checks the statuses 406, 413
 * and 415 if they are documented, with requests that change data if the server accepts a write that it should refuse.
 */
export async function probeHttp(context: RunContext, operation: Operation, { draft }: Success): Promise<void> {
  const reads =
    operation.method === 'GET' ? [probeMethod(context, operation, draft, 'HEAD'), probeUnknownQuery(context, operation, draft)] : [];
  await Promise.all([...reads, probeMethod(context, operation, draft, 'OPTIONS')]);
  await probeNotAcceptable(context, operation, draft);
  await probeMediaType(context, operation, draft);
  await probeLargeBody(context, operation, draft);
}

/** Sends an unknown query parameter, which may be rejected. If it gets a 5xx, the check of the response adds a violation. */
async function probeUnknownQuery(context: RunContext, operation: Operation, draft: Draft): Promise<void> {
  const { node } = operation;
  const unknown: Parameter = {
    name: 'conformance_unknown',
    in: 'query',
    required: false,
    style: 'form',
    explode: true,
    description: '',
    schema: null,
    examples: [],
    node,
  };
  const changed = { ...operation, parameters: [...operation.parameters, unknown] };
  await callOperation(context, changed, withParameter(draft, parameterKey(unknown), '1'), { tolerated: [400, 404, 422] });
}

/** Sends HEAD or OPTIONS, which may be rejected. Adds violations for a 5xx other than 501, and for broken framing. */
async function probeMethod(context: RunContext, operation: Operation, draft: Draft, method: 'HEAD' | 'OPTIONS'): Promise<void> {
  const credentials = context.accounts.place('first', operation) ?? [];
  const sent = { ...draft, body: undefined };
  const { request } = buildRequest({ ...operation, method }, sent, {
    base: context.client.base,
    headers: context.config.headers,
    credentials,
  });
  const call = await context.client.send(request, operation.id);
  if (call.response === undefined || blockUnjudged(context, 'server-error', operation, call)) return;
  context.findings.add(...checkWireFaults(call, { ...operation, method }, call.response));
  const { status } = call.response;
  if (status < 500 || status === 501) return;
  context.findings.report(call, operation, {
    check: 'server-error',
    pointer: method,
    expected: 'the headers of GET, 404, 405 or 501',
    actual: `${String(status)} to ${method}`,
    message: `${operation.path} fails with ${String(status)} to ${method}. Monitors, link checkers and browsers send it. In Laravel: a route that answers GET answers HEAD as well; look for code that reads the body or the method.`,
  });
}

/** Returns true if a status is documented by its number. */
const documents = ({ responses }: Operation, status: number) => responses.some((one) => one.status === String(status));

/** Checks a documented 406 with a media type that the server cannot return. */
async function probeNotAcceptable(context: RunContext, operation: Operation, draft: Draft): Promise<void> {
  if (!documents(operation, 406)) return;
  const call = await send(context, operation, draft, { headers: { Accept: UNKNOWN_TYPE }, tolerated: [406] });
  report(context, operation, call, 406, `Accept: ${UNKNOWN_TYPE}`);
}

/** Checks a documented 415 with a body of an unknown media type. */
async function probeMediaType(context: RunContext, operation: Operation, draft: Draft): Promise<void> {
  if (!documents(operation, 415) || operation.body === null || draft.body === undefined) return;
  const call = await send(context, operation, draft, { headers: { 'Content-Type': UNKNOWN_TYPE }, tolerated: [400, 415, 422] });
  report(context, operation, call, 415, `Content-Type: ${UNKNOWN_TYPE}`);
}

/**
 * Checks a documented 413 with a JSON body above its limit, padded with blanks. Without a stated limit, its acceptance is a warning.
 * The check is blocked for a server on another machine.
 */
async function probeLargeBody(context: RunContext, operation: Operation, draft: Draft): Promise<void> {
  if (!documents(operation, 413) || operation.body === null || !/json$/.test(requestMediaType(operation)?.type ?? '')) return;
  const limit = statedLimit(operation);
  const size = limit === null ? LARGE_BODY_BYTES : Math.ceil(limit * 1.1);
  if (size > MAX_BODY_BYTES || !context.isLocal) {
    const reason = context.isLocal ? 'the documented limit is too large to be tried' : 'a large body is sent to this machine only';
    context.findings.block({ check: 'documented-rejection', operationId: operation.id, reason: `413: ${reason}` });
    return;
  }
  const raw = JSON.stringify(draft.body).replace(/^\{/, `{${' '.repeat(size)}`);
  const call = await send(context, operation, draft, { raw, tolerated: [400, 413, 422] });
  // Many servers close the connection before they have read such a large body.
  if (call.response === undefined) return;
  report(context, operation, shortened(call), 413, `a body of ${String(size)} bytes`, limit === null ? 'warning' : 'error');
}

/** Returns the limit in bytes that the description of the 413 states, such as `1 MB`; null if it states none in kB or MB. */
function statedLimit({ responses }: Operation): number | null {
  const text = responses.find(({ status }) => status === '413')?.description ?? '';
  const [, amount, unit = ''] = /(\d+(?:\.\d+)?)\s*([kKM])i?B\b/.exec(text) ?? [];
  return amount === undefined ? null : Number(amount) * (unit === 'M' ? 1024 * 1024 : 1024);
}

/** Returns a call with a note in place of the request body, for the curl line of a finding. */
const shortened = (call: Call): Call => ({ ...call, request: { ...call.request, body: '(a large body)' } });

const send = (context: RunContext, operation: Operation, draft: Draft, options: Parameters<typeof callOperation>[3]): Promise<Call> =>
  callOperation(context, operation, draft, options);

/** Adds a violation if a call was accepted that must get a documented status. */
function report(
  context: RunContext,
  operation: Operation,
  call: Call,
  status: number,
  sent: string,
  severity: 'error' | 'warning' = 'error',
): void {
  if (blockUnjudged(context, 'documented-rejection', operation, call) || !isAccepted(operation, call)) return;
  context.findings.report(call, operation, {
    check: 'documented-rejection',
    severity,
    pointer: String(status),
    expected: `${String(status)} for ${sent}`,
    actual: String(call.response?.status),
    message: `${operation.method} ${operation.path} documents ${String(status)}, but answers ${String(call.response?.status)} to ${sent}. Either the server must reject it, or the contract must not document the status.`,
  });
}
