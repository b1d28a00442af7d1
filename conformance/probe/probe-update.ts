import { isDeepStrictEqual } from 'node:util';

import type { Operation } from '../contract/contract';
import { isRecord } from '../contract/pointer';
import type { Call } from '../http/client';
import { describeValue } from '../text';
import { readerOf } from './current-etag';
import { callOperation } from './call-operation';
import { callLoggedIn } from './find-success';
import type { Success } from './find-success';
import { addViolation, blockUnusable, isScalar } from './lifecycle-effects';
import { etagOf, reportSameEtag } from './probe-etag';
import { probeListedAfterPut } from './probe-listed-after-put';
import { probeRepeatedPut } from './probe-repeated-put';
import { probeUnnamedMembers } from './probe-unnamed-members';
import { responseRecord } from './records';
import { isAccepted } from './response-status';
import type { RunContext } from './run-context';
import { validBodies } from './valid-bodies';
import { EMPTY_DRAFT, pathOf } from './request';

/**
 * Updates a record again and checks that it can still be read and has changed, and that its ETag changes with it. An update counts as
 * lost only if none of its values has changed, because the server may normalise values. Runs the probes of repeated PUTs and unnamed
 * members as well, and that of lists if no operation reads the record.
 */
export async function probeReadAfterUpdate(context: RunContext, operation: Operation, { draft }: Success): Promise<void> {
  if (operation.method === 'PUT') await probeRepeatedPut(context, operation, draft);
  await probeUnnamedMembers(context, operation, draft);
  const reader = readerOf(context, operation);
  if (reader === undefined) {
    await probeListedAfterPut(context, operation, draft);
    return;
  }
  if (!isRecord(draft.body)) return;
  const path = pathOf(draft);
  for (const body of await validBodies(context, operation, draft)) {
    const before = await callLoggedIn(context, reader, path);
    const written = await callLoggedIn(context, operation, { ...draft, body });
    const after = await callLoggedIn(context, reader, path);
    if (isMissing(after) && isAccepted(operation, written) && written.response?.status !== 202) {
      const says = `${reader.method} ${reader.path} returns the written record`;
      addViolation(context, operation, written, { says, expected: '200', actual: String(after.response?.status) });
      return;
    }
    if (blockUnusable(context, operation, reader, before) || !isAccepted(operation, written)) continue;
    if (blockUnusable(context, operation, reader, after)) continue;
    context.findings.conclude('invariant', operation.id);
    const [was, is] = [responseRecord(before), responseRecord(after)];
    const changed = Object.entries(body).filter(([name, value]) => isScalar(value) && name in was && name in is && was[name] !== value);
    const [first] = changed;
    if (first === undefined) continue;
    // The server may normalise a value. The update was lost only if no value has changed.
    if (changed.some(([name]) => !isDeepStrictEqual(was[name], is[name]))) {
      await blockShared(context, operation, reader, is);
      if (etagOf(before) !== undefined && etagOf(before) === etagOf(after)) reportSameEtag(context, reader, after, 'two reads, by a write');
      return;
    }
    const [name, value] = first;
    const says = `${reader.method} ${reader.path} returns the written value`;
    addViolation(context, operation, after, { says, pointer: `/${name}`, expected: describeValue(value), actual: describeValue(is[name]) });
    return;
  }
}

/** Blocks the check of foreign access to a record without an id that both accounts see as it was written: it may be shared. */
async function blockShared(context: RunContext, operation: Operation, reader: Operation, written: unknown): Promise<void> {
  if (operation.path.includes('{') || operation.credential === null || context.accounts.place('second', reader) === null) return;
  const other = await callOperation(context, reader, EMPTY_DRAFT, { as: 'second', tolerated: [401, 403, 404] });
  if (!isDeepStrictEqual(responseRecord(other), written)) return;
  const reason = `${reader.method} ${reader.path} shows both accounts what the first one wrote, so it may be shared: a scenario can tell`;
  context.findings.block({ check: 'foreign-access', operationId: operation.id, reason });
}

const isMissing = ({ response }: Call) => response?.status === 404 || response?.status === 410;
