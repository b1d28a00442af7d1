import type { Operation } from '../contract/contract';
import type { Call } from '../http/client';
import type { RunContext } from './run-context';

/** Reasons, by status, why a response is no rejection. A probe that expects a rejection must not count it. */
const UNJUDGED_STATUSES: Readonly<Record<number, string>> = {
  429: 'the server answered 429: raise its rate limit for the run, or set `rate` in the configuration',
  503: 'the server answered 503: it was not available',
};

/** Returns the reason why a response says nothing about the request, because it is missing, a 429 or a 503; otherwise null. */
export function unjudgedReason({ response, failure }: Call): string | null {
  return response === undefined ? `there was no response: ${failure}` : (UNJUDGED_STATUSES[response.status] ?? null);
}

/** Blocks a check if the response of its call says nothing about the request. @returns true if the check was blocked */
export function blockUnjudged(context: RunContext, check: string, operation: Operation, call: Call): boolean {
  const reason = unjudgedReason(call);
  if (reason !== null) context.findings.block({ check, operationId: operation.id, reason });
  return reason !== null;
}
