import type { Operation } from '../contract/contract';
import { callOperation } from './call-operation';
import type { Success } from './find-success';
import { addViolation, blockInvariant } from './lifecycle-effects';
import { endOfJob, MAX_POLLS } from './job-end';
import { findTarget, isOwnAddress } from './links';
import { probeResult } from './probe-result';
import { findId } from './records';
import { isSuccess, parseResponseJson } from './response-status';
import type { RunContext } from './run-context';

/**
 * Follows the `Location` of a 201 or 202: it must be a path of the contract and lead to the record, or to the job that ends in a result.
 * Waits for the end of the job. Blocks the check `invariant` for an address on another host, and for a job that does not end.
 */
export async function probeLocation(context: RunContext, operation: Operation, { draft: sent, call }: Success): Promise<void> {
  const status = call.response?.status;
  const location = call.response?.headers['location'];
  if (location === undefined || (status !== 201 && status !== 202)) return;
  const report = (says: string, expected: string, actual: string) =>
    addViolation(context, operation, call, { says, pointer: '#location', expected, actual, cause: CAUSE });
  const target = findTarget(context, location, call.request.url);
  if (target === null) {
    if (isOwnAddress(context, location, call.request.url))
      report('`Location` is an address of the contract', 'a path that the contract reads', location);
    else blockInvariant(context, operation, `its Location is on another host: ${location}`);
    return;
  }
  const { operation: reader, draft } = target;
  const checkpoint = context.findings.checkpoint();
  const read = await callOperation(context, reader, draft);
  if (read.response?.status === 404 || read.response?.status === 410) {
    context.findings.rollback(checkpoint);
    report('`Location` leads to the record', '200', String(read.response.status));
    return;
  }
  const [created, found] = [findId(parseResponseJson(call)), findId(parseResponseJson(read))];
  if (isSuccess(read) && created !== undefined && found !== undefined && String(created) !== String(found)) {
    report('`Location` leads to the record', String(created), String(found));
    return;
  }
  if (status !== 202) return;
  const job = await endOfJob(context, target, read);
  if (job === null)
    blockInvariant(context, operation, `its job had not ended after ${String(MAX_POLLS)} reads, so that its result was not read`);
  else await probeResult(context, operation, reader, { job, sent });
}

const CAUSE = "In Laravel: ->header('Location', route('things.show', $thing)), with the model that was just stored.";
