import type { Operation } from '../contract/contract';
import type { Call } from '../http/client';
import { callOperation } from './call-operation';
import { addViolation } from './lifecycle-effects';
import { findTarget, harvestAddresses, isOwnAddress } from './links';
import { findId, responseRecord } from './records';
import { isSuccess, parseResponseJson } from './response-status';
import type { RunContext } from './run-context';

/** Maximum number of reads of a job that has not ended, and the wait before each of them in ms. */
const MAX_POLLS = 12;
const POLL_INTERVAL_MS = 150;

const ENDED = /^(?:done|completed?|succeeded|success|finished|ready|failed|failure|error|cancell?ed)$/i;
const PENDING = /^(?:queued|pending|running|processing|in[_ -]?progress|accepted|started|scheduled|waiting|new|created)$/i;

/** Follows the `Location` of a 201 or 202: it must lead to the record, or to the job that ends in a result. */
export async function probeLocation(context: RunContext, operation: Operation, call: Call): Promise<void> {
  const status = call.response?.status;
  const location = call.response?.headers['location'];
  if (location === undefined || (status !== 201 && status !== 202)) return;
  const target = findTarget(context, location, call.request.url);
  if (target === null) {
    if (isOwnAddress(context, location, call.request.url))
      addViolation(context, operation, call, {
        says: '`Location` is an address of the contract',
        pointer: '#location',
        expected: 'a path that the contract reads',
        actual: location,
        cause: CAUSE,
      });
    else context.findings.block({ check: 'invariant', operationId: operation.id, reason: `its Location is on another host: ${location}` });
    return;
  }
  const { operation: reader, draft } = target;
  const checkpoint = context.findings.checkpoint();
  const read = await callOperation(context, reader, draft);
  if (read.response?.status === 404 || read.response?.status === 410) {
    context.findings.rollback(checkpoint);
    addViolation(context, operation, call, {
      says: '`Location` leads to the record',
      pointer: '#location',
      expected: '200',
      actual: String(read.response.status),
      cause: CAUSE,
    });
    return;
  }
  const [created, found] = [findId(parseResponseJson(call)), findId(parseResponseJson(read))];
  if (isSuccess(read) && created !== undefined && found !== undefined && String(created) !== String(found)) {
    addViolation(context, operation, call, {
      says: '`Location` leads to the record',
      pointer: '#location',
      expected: String(created),
      actual: String(found),
      cause: CAUSE,
    });
    return;
  }
  if (status === 202) await waitForEnd(context, operation, read, () => callOperation(context, reader, draft));
}

const CAUSE = "In Laravel: ->header('Location', route('things.show', $thing)), with the model that was just stored.";

/** Reads a job until it ends, and then what it leads to. */
async function waitForEnd(context: RunContext, operation: Operation, first: Call, read: () => Promise<Call>): Promise<void> {
  let call = first;
  for (let polls = 0; polls < MAX_POLLS && stateOf(call) === 'pending'; polls += 1) {
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
    call = await read();
  }
  if (stateOf(call) !== 'ended') {
    const reason = `its job had not ended after ${String(MAX_POLLS)} reads, so that its result was not read`;
    context.findings.block({ check: 'invariant', operationId: operation.id, reason });
    return;
  }
  harvestAddresses(context, call);
  const results = Object.entries(responseRecord(call)).filter(
    ([name, value]) => typeof value === 'string' && /url|href|location|result|link/i.test(name),
  );
  for (const [name, address] of results) {
    const target = findTarget(context, String(address), call.request.url);
    if (target === null) continue;
    const checkpoint = context.findings.checkpoint();
    const result = await callOperation(context, target.operation, target.draft);
    if (result.response?.status !== 404 && result.response?.status !== 410) continue;
    context.findings.rollback(checkpoint);
    addViolation(context, operation, call, {
      says: `\`${name}\` of its ended job leads to the result`,
      pointer: `/${name}`,
      expected: '200',
      actual: String(result.response.status),
    });
    return;
  }
}

/** Tells by its texts whether a job has ended. */
function stateOf(call: Call): 'pending' | 'ended' | 'unknown' {
  const texts = Object.values(responseRecord(call)).filter((value) => typeof value === 'string');
  if (!isSuccess(call)) return 'unknown';
  return texts.some((text) => ENDED.test(text)) ? 'ended' : texts.some((text) => PENDING.test(text)) ? 'pending' : 'unknown';
}
