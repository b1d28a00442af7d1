import type { Operation } from '../contract/contract';
import { isRecord } from '../contract/pointer';
import type { Call } from '../http/client';
import { describeValue } from '../text';
import { callOperation } from './call-operation';
import { requestFields } from './fields';
import { callLoggedIn } from './find-success';
import { addViolation, blockInvariant, isScalar } from './lifecycle-effects';
import { findTarget, harvestAddresses, isOwnAddress } from './links';
import type { LinkTarget } from './links';
import { endOfJob } from './job-end';
import { responseMembers } from './record-reader';
import { responseRecord } from './records';
import type { Draft } from './request';
import { isSuccess } from './response-status';
import type { RunContext } from './run-context';

/** Pattern of the names of the members of a job that are addresses of its result. */
const RESULT = /url|href|location|result|link/i;

/**
 * Reads what an ended job leads to: the result must be there, and have what the order sent. For a member that differs it orders
 * again with another value, which creates another job. If the job lacks the documented address of a result, the check is blocked.
 *
 * @param operation operation that ordered the job
 * @param reader operation that reads the job
 */
export async function probeResult(
  context: RunContext,
  operation: Operation,
  reader: Operation,
  { job, sent }: { job: Call; sent: Draft },
): Promise<void> {
  harvestAddresses(context, job);
  const addresses = Object.entries(responseRecord(job)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && RESULT.test(entry[0]),
  );
  const documented = [...responseMembers(context, reader).keys()].find((name) => RESULT.test(name));
  if (addresses.length === 0 && documented !== undefined)
    blockInvariant(context, operation, `its ended job has no \`${documented}\`, so that its result was not read`);
  for (const [name, address] of addresses) {
    const target = findTarget(context, address, job.request.url);
    const status = await statusOf(context, address, job, target);
    if (status === 404 || status === 410) {
      const says = `\`${name}\` of its ended job leads to the result`;
      addViolation(context, operation, job, { says, pointer: `/${name}`, expected: '200', actual: `${String(status)} for ${address}` });
      return;
    }
    if (target !== null) await compareResult(context, operation, sent, { name, target });
  }
}

/** Returns the status of an address; undefined for one of another server. */
async function statusOf(context: RunContext, address: string, job: Call, target: LinkTarget | null): Promise<number | undefined> {
  if (!isOwnAddress(context, address, job.request.url)) return undefined;
  const checkpoint = context.findings.checkpoint();
  // An address that the contract does not have may be a file.
  const call =
    target === null
      ? await context.client.send({ ...job.request, method: 'GET', url: new URL(address, job.request.url).href }, null)
      : await callOperation(context, target.operation, target.draft);
  if (call.response?.status === 404 || call.response?.status === 410) context.findings.rollback(checkpoint);
  return call.response?.status;
}

/** Compares the members of a result with those of the order that have the same names. */
async function compareResult(
  context: RunContext,
  operation: Operation,
  sent: Draft,
  first: { name: string; target: LinkTarget },
): Promise<void> {
  const order = isRecord(sent.body) ? sent.body : {};
  const result = responseRecord(await callLoggedIn(context, first.target.operation, first.target.draft));
  const fields = requestFields(operation, sent, context).filter(({ in: location, name }) => location === 'body' && name in order);
  for (const field of fields) {
    const [value, is] = [order[field.name], result[field.name]];
    const member = responseMembers(context, first.target.operation).get(field.name);
    if (!isScalar(value) || !isScalar(is) || value === is || member === undefined) continue;
    // A value that is only put into another form is another one for another order.
    const other = context.maker.another(field.schema, field.name);
    const ordered = await callLoggedIn(context, operation, field.set(sent, other));
    const again = isSuccess(ordered) && other !== value ? await resultOf(context, ordered, first.name) : null;
    if (again?.[field.name] !== is || !(await context.validator.isValid(member, other))) continue;
    addViolation(context, operation, ordered, {
      says: `its result has the \`${field.name}\` that was ordered`,
      pointer: `/${field.name}`,
      expected: describeValue(other),
      actual: describeValue(is),
    });
    return;
  }
}

/** Reads the result of a second order. @param name name of the member of the job with the address; null if there is no result */
async function resultOf(context: RunContext, ordered: Call, name: string): Promise<Readonly<Record<string, unknown>> | null> {
  const target = findTarget(context, ordered.response?.headers['location'] ?? '', ordered.request.url);
  const job = target === null ? null : await endOfJob(context, target, await callOperation(context, target.operation, target.draft));
  const address = job === null ? undefined : responseRecord(job)[name];
  const result = job === null || typeof address !== 'string' ? null : findTarget(context, address, job.request.url);
  return result === null ? null : responseRecord(await callOperation(context, result.operation, result.draft));
}
