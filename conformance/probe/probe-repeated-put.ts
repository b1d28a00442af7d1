import type { Operation } from '../contract/contract';
import { callLoggedIn } from './find-success';
import { addViolation } from './lifecycle-effects';
import type { Draft } from './request';
import { withNewIdempotencyKey } from './request-candidates';
import { isSuccess } from './response-status';
import type { RunContext } from './run-context';

/** Statuses that are caused by a precondition or a limit of the server, not by the repetition. */
const UNREPEATABLE_STATUSES = new Set([409, 412, 423, 428, 429, 503]);

/** Checks that a repeated PUT succeeds, because the method is idempotent (RFC 9110, section 9.2.2). */
export async function probeRepeatedPut(context: RunContext, operation: Operation, draft: Draft): Promise<void> {
  // A path that ends with a verb may be an action that is possible only once.
  if (operation.money || !operation.path.endsWith('}')) return;
  const second = await callLoggedIn(context, operation, withNewIdempotencyKey(operation, draft, context));
  const status = second.response?.status ?? 0;
  if (isSuccess(second) || status < 400 || status >= 500 || UNREPEATABLE_STATUSES.has(status)) return;
  addViolation(context, operation, second, {
    says: 'the same PUT succeeds again',
    expected: '200 or 204',
    actual: String(status),
    cause: 'In Laravel: updateOrCreate() or syncWithoutDetaching() instead of create() or attach(), which fail on a unique index.',
  });
}
