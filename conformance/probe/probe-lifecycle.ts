import type { Operation } from '../contract/contract';
import type { Success } from './find-success';
import { endangersAccount } from './permissions';
import { probeAction } from './probe-action';
import { probeListedAfterCreate, probeReadAfterCreate } from './probe-created';
import { probeReadAfterDelete } from './probe-delete';
import { probeIdempotency } from './probe-idempotency';
import { probeReadAfterUpdate } from './probe-update';
import type { RunContext } from './run-context';

/**
 * Checks that created records can be read and are listed, updates and actions persist, deleted records are gone, and an
 * Idempotency-Key creates only one record. Most of these checks need an operation that reads the record. Creates, changes and deletes
 * records; does nothing for an operation that endangers the account.
 *
 * @param successes successes of the operations by id
 * @param success earlier success of the operation
 */
export async function probeLifecycle(
  context: RunContext,
  operation: Operation,
  successes: Map<string, Success>,
  success: Success,
): Promise<void> {
  if (endangersAccount(operation)) return;
  if (operation.method === 'POST') {
    await probeReadAfterCreate(context, operation, success);
    await probeListedAfterCreate(context, operation, success);
    await probeIdempotency(context, operation, success);
    await probeAction(context, operation, successes);
  }
  if (operation.method === 'PUT' || operation.method === 'PATCH') await probeReadAfterUpdate(context, operation, success);
  if (operation.method === 'DELETE') await probeReadAfterDelete(context, operation, successes, success);
}
