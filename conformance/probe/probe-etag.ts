import { findResponse } from '../contract/responses';
import type { Operation } from '../contract/contract';
import type { Call } from '../http/client';
import { rootCause } from '../observe/root-cause';
import { callOperation } from './call-operation';
import type { Success } from './find-success';
import type { Draft } from './request';
import type { RunContext } from './run-context';
import { blockUnjudged } from './unjudged';

/** Returns the ETag of a response; undefined if it has none. */
export const etagOf = ({ response }: Call): string | undefined => response?.headers['etag'];

/**
 * Checks that a request with the current ETag gets a 304 and one with an unknown ETag does not, that the ETag stays with the body, and
 * that it changes with the body. A weak ETag (`W/`) may stay although the body changed. Does nothing for another method than GET, or
 * without an ETag in the success.
 */
export async function probeEtag(context: RunContext, operation: Operation, { call, draft }: Success): Promise<void> {
  const etag = etagOf(call);
  if (operation.method !== 'GET' || etag === undefined) return;
  const again = await callOperation(context, operation, draft, { headers: { 'If-None-Match': etag }, tolerated: [304] });
  if (again.response?.status === 304) await probeUnknownEtag(context, operation, draft);
  if (again.response === undefined || again.response.status === 304 || blockUnjudged(context, 'etag', operation, again)) return;
  const other = etagOf(again);
  const isSameBody = again.response.body === call.response?.body;
  if (!isSameBody) {
    if (other === etag && !etag.startsWith('W/')) reportSameEtag(context, operation, again, 'two reads');
    return;
  }
  if (other !== undefined && other !== etag) {
    report(context, operation, again, {
      expected: 'the same ETag for the same body',
      actual: `${etag}, then ${other}`,
      advice: 'Compute it from the body or from updated_at, and not from the time or a random number.',
    });
    return;
  }
  report(context, operation, again, {
    expected: '304 for If-None-Match with the current ETag',
    actual: String(again.response.status),
    advice:
      'Compare the header before sending the body: in Laravel, $response->isNotModified($request), or the middleware cache.headers:etag.',
  });
}

/** Checks that an ETag which no version has gets the record, and no 304. */
async function probeUnknownEtag(context: RunContext, operation: Operation, draft: Draft): Promise<void> {
  const call = await callOperation(context, operation, draft, { headers: { 'If-None-Match': '"conformance-0"' }, tolerated: [304] });
  if (call.response?.status !== 304) return;
  report(context, operation, call, {
    expected: '200 for If-None-Match with an ETag that no version has',
    actual: '304',
    advice: 'Clients keep the old content for ever. Compare the header with the current ETag.',
  });
}

/**
 * Adds a violation for a body that changed while its ETag did not, only a warning unless the contract documents the ETag or a 304.
 *
 * @param between end of the message, such as `two reads`
 */
export function reportSameEtag(context: RunContext, operation: Operation, call: Call, between: string): void {
  report(context, operation, call, {
    expected: 'another ETag for another body',
    actual: `the same one, ${etagOf(call) ?? ''}, although the body changed between ${between}`,
    advice: 'Clients keep the old content. Compute it from the body, or from everything that the body depends on.',
  });
}

/** Adds a violation, always an error, of a write that does not obey `If-Match`, or sends a wrong ETag. */
export function reportConditional(context: RunContext, operation: Operation, call: Call, details: EtagFault): void {
  addEtagViolation(context, operation, call, { ...details, pointer: '#if-match', severity: 'error' });
}

/** Adds a violation of a read. Without documentation it is only a warning, because a server may send an ETag that it does not use. */
function report(context: RunContext, operation: Operation, call: Call, details: EtagFault): void {
  const isDocumented =
    operation.responses.some(({ status }) => status === '304') ||
    findResponse(operation.responses, 200)?.headers.some(({ name }) => name === 'etag') === true;
  addEtagViolation(context, operation, call, { ...details, pointer: '#etag', severity: isDocumented ? 'error' : 'warning' });
}

/** Texts of a violation: the expected and the received value, and advice for the developer of the server. */
interface EtagFault {
  expected: string;
  actual: string;
  advice: string;
}

function addEtagViolation(
  { findings }: RunContext,
  operation: Operation,
  call: Call,
  { advice, ...details }: EtagFault & { pointer: string; severity: 'error' | 'warning' },
): void {
  const message = `${operation.method} ${operation.path}: expected ${details.expected}, got ${details.actual}. ${advice}`;
  const cause = rootCause('lifecycle', details.pointer.slice(1), operation.id);
  findings.report(call, operation, { check: 'etag', ...details, message, rootCause: cause });
}
