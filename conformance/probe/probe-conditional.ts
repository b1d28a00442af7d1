import { isDeepStrictEqual } from 'node:util';

import type { Operation } from '../contract/contract';
import type { Call } from '../http/client';
import { callOperation } from './call-operation';
import { ifMatchOf, readCurrentEtag, readerOf } from './current-etag';
import type { Success } from './find-success';
import { etagOf, reportConditional } from './probe-etag';
import { pathOf } from './request';
import type { Draft } from './request';
import { isAccepted, isSuccess, parseResponseJson } from './response-status';
import type { RunContext } from './run-context';
import { blockUnjudged } from './unjudged';
import { validBodies } from './valid-bodies';

/** An ETag that no version has. */
const UNKNOWN_ETAG = '"conformance-0"';

/**
 * Checks that a PUT or PATCH which takes `If-Match` obeys it: the current ETag is accepted, an older and an unknown one are refused,
 * and so is a request without one if the header is required. The ETag of an answer must be that of the next read. Changes the record.
 * Does nothing without a GET of the same path. If that sends no ETag, the check is blocked.
 */
export async function probeConditionalWrite(context: RunContext, operation: Operation, { draft, call: first }: Success): Promise<void> {
  const header = ifMatchOf(operation);
  if (header === undefined || !/^(?:PUT|PATCH)$/.test(operation.method) || readerOf(context, operation) === undefined) return;
  const send = (etag: string | undefined, body: unknown = draft.body) =>
    callOperation(
      context,
      operation,
      { ...draft, body },
      {
        etag: etag ?? null,
        tolerated: [412, 428],
      },
    );
  const current = await readCurrentEtag(context, operation, draft);
  if (current === undefined) {
    context.findings.block({
      check: 'etag',
      operationId: operation.id,
      reason: 'the record has no ETag, so that If-Match could not be tried',
    });
    return;
  }
  const refuses = async (call: Call, sent: string): Promise<boolean> => {
    if (blockUnjudged(context, 'etag', operation, call) || !isAccepted(operation, call)) return true;
    reportConditional(context, operation, call, {
      expected: `412 for ${sent}`,
      actual: String(call.response?.status),
      advice: LOST_UPDATE,
    });
    return false;
  };
  if (header.required) {
    const bare = await send(undefined);
    if (isAccepted(operation, bare))
      reportConditional(context, operation, bare, {
        expected: '428 for a request without If-Match',
        actual: String(bare.response?.status),
        advice: LOST_UPDATE,
      });
  }
  if (!(await refuses(await send(UNKNOWN_ETAG), 'an ETag that no version has'))) return;
  await probeStale();
  await probeWrittenEtag(context, operation, draft, first);

  /** Writes with the current ETag, and then another body with the same one, which is old by then. */
  async function probeStale(): Promise<void> {
    const before = await readCurrentEtag(context, operation, draft);
    for (const body of await validBodies(context, operation, draft)) {
      const call = await send(before, body);
      if (call.response?.status === 412 && (await readCurrentEtag(context, operation, draft)) === before) {
        reportConditional(context, operation, call, {
          expected: 'success for If-Match with the current ETag',
          actual: '412',
          advice: 'Compare the header with the ETag that GET sends, byte for byte.',
        });
        return;
      }
      const changed = await readCurrentEtag(context, operation, draft);
      if (!isAccepted(operation, call) || changed === before) continue;
      if (etagOf(call) === before)
        reportConditional(context, operation, call, {
          expected: 'the ETag of the new version',
          actual: 'that of the older one',
          advice: 'A client that writes again with it is refused. Compute it after the write.',
        });
      // A record whose ETag changes by itself shows nothing.
      const isStable = (await readCurrentEtag(context, operation, draft)) === changed;
      const stale = await send(before);
      if (!(await refuses(stale, 'the ETag of an older version')) || stale.response?.status !== 412 || !isStable) return;
      if ((await readCurrentEtag(context, operation, draft)) !== changed)
        reportConditional(context, operation, stale, {
          expected: 'the same record after a 412',
          actual: 'another ETag',
          advice: 'Compare the header before anything is written.',
        });
      return;
    }
    context.findings.block({
      check: 'etag',
      operationId: operation.id,
      reason: 'no accepted body changed the ETag, so that an old one could not be tried',
    });
  }
}

/** Advice of findings about a write that is accepted although its ETag is missing or not the current one. */
const LOST_UPDATE =
  'Two clients that write at the same time otherwise overwrite each other. In Laravel: abort_unless($request->header("If-Match") === $etag, 412) inside the transaction that locks the row.';

/** Checks that the ETag in the answer to a write is the one that the next read has. */
async function probeWrittenEtag(context: RunContext, operation: Operation, draft: Draft, first: Call): Promise<void> {
  const reader = readerOf(context, operation);
  if (reader === undefined || etagOf(first) === undefined) return;
  const etag = await readCurrentEtag(context, operation, draft);
  const written = await callOperation(context, operation, draft, { etag: etag ?? null });
  const [sent, read] = [etagOf(written), await callOperation(context, reader, pathOf(draft))];
  const isSame = isDeepStrictEqual(parseResponseJson(written), parseResponseJson(read));
  if (!isAccepted(operation, written) || !isSuccess(read) || !isSame || sent === undefined || sent === etagOf(read)) return;
  reportConditional(context, operation, written, {
    expected: 'the ETag that the next read of the same record has',
    actual: `${sent}, then ${etagOf(read) ?? 'none'}`,
    advice: 'A client that writes again with it is refused. Compute it from the stored record in both answers.',
  });
}
