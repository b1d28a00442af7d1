import type { Operation } from '../contract/contract';
import type { Call } from '../http/client';
import { rootCause } from '../observe/root-cause';
import type { Severity } from '../types';
import { isAccepted } from './response-status';
import type { RunContext } from './run-context';

/** Blocks the check `invariant` of an operation. */
export const blockInvariant = ({ findings }: RunContext, { id }: Operation, reason: string): void =>
  findings.block({ check: 'invariant', operationId: id, reason });

/** Blocks the check `invariant` of an operation if the reader's response cannot show the effect. @returns true if it was blocked */
export function blockUnusable(context: RunContext, operation: Operation, reader: Operation, call: Call): boolean {
  if (isUsable(context, reader, call)) return false;
  const status = String(call.response?.status ?? call.failure);
  blockInvariant(
    context,
    operation,
    `${reader.method} ${reader.path} shows no effect: it answers ${status}, or has a violation of its own`,
  );
  return true;
}

/**
 * Pattern of the names of checks whose violation says nothing against the content of a response: of tokens and other accounts, requests,
 * effects, lists, caches, texts and rejections.
 */
const STILL_USABLE = /^(?:auth|request|invariant|pagination|list|etag|cache|information|read-only|text|error-field|documented|cross)/;

/**
 * Returns true if the content of a response can be trusted: it was accepted, and the whole run found no error that concerns the content
 * of responses of this operation with this status.
 */
export const isUsable = ({ findings }: RunContext, operation: Operation, call: Call): boolean =>
  isAccepted(operation, call) &&
  !findings.all.some(
    ({ check, severity, status, operation: { id } }) =>
      severity === 'error' && id === operation.id && status === call.response?.status && !STILL_USABLE.test(check),
  );

/** Returns true for a text, a number or a boolean, whose stored value can be compared. */
export const isScalar = (value: unknown): value is string | number | boolean => ['string', 'number', 'boolean'].includes(typeof value);

/** Broken rule, for a finding. */
interface InvariantDetails {
  /** Rule that a correct server follows, as a sentence. */
  says: string;
  pointer?: string;
  expected: string;
  actual: string;
  /** Likely cause and its fix, as sentences; {@link DEFAULT_CAUSE} if missing. */
  cause?: string;
  severity?: Severity;
}

const DEFAULT_CAUSE =
  'Likely a write that is rolled back or only queued, a cache that it does not clear, or $fillable without the field: do it in one DB::transaction and clear the cache after it.';

/** Adds a violation of the check `invariant`: a write does not have an effect that it must have. By default an error. */
export function addViolation(
  context: RunContext,
  operation: Operation,
  call: Call,
  { says, pointer = '', expected, actual, cause = DEFAULT_CAUSE, severity = 'error' }: InvariantDetails,
): void {
  context.findings.report(call, operation, {
    check: 'invariant',
    severity,
    pointer,
    expected: `${expected}: ${says}`,
    actual,
    message: `After a successful ${operation.method} ${operation.path}, ${says}: expected ${expected}, got ${actual}. ${cause}`,
    rootCause: rootCause('lifecycle', operation.id),
  });
}
