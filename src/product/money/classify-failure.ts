import { HttpError, IpBlockedError, NetworkError } from '@/api/errors';

import { NotSentError, RejectedInBodyError } from './operation-errors';

/** Effect that a failed request may have had on the server. */
export type FailureEffect =
  /** The request did not leave this device. */
  | 'not-sent'
  /** The server rejected the request as the contract documents. */
  | 'rejected'
  /** The request may have been executed, or may be later. */
  | 'unknown';

/**
 * Classifies the failure of a money request. Only a readable rejection that the contract documents counts as rejected, also a success
 * whose body says that nothing was executed (SPEC D16). An empty or unreadable body, an undocumented status, 3xx, 408, 429, 5xx and errors
 * of our own code leave the outcome unknown.
 */
export function classifyFailure(error: unknown): FailureEffect {
  if (error instanceof NotSentError) return 'not-sent';
  if (error instanceof NetworkError) return error.sent ? 'unknown' : 'not-sent';
  if (error instanceof RejectedInBodyError) return 'rejected';
  if (error instanceof HttpError || error instanceof IpBlockedError) return error.isDocumentedRejection ? 'rejected' : 'unknown';
  return 'unknown';
}
