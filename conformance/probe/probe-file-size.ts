import type { Operation } from '../contract/contract';
import { isRecord } from '../contract/pointer';
import type { Success } from './find-success';
import { blockInvariant } from './lifecycle-effects';
import { FILE_PLACEHOLDER, isBinaryType, PNG } from './multipart';
import { responseRecord } from './records';
import type { RunContext } from './run-context';

/** Pattern of the names of the members of a response that are the size of a file. */
const SIZE = /^(?:file_?)?(?:size|bytes|(?:content_?)?length)(?:_?(?:in_?)?bytes)?$/i;

/**
 * Compares the size that the answer to an upload states with that of the sent file, which is always `PNG`. A difference only blocks
 * the check `invariant`, because a server may store another form of the file. Sends nothing.
 */
export function probeFileSize(context: RunContext, operation: Operation, { draft, call }: Success): void {
  const isFile = isBinaryType(draft.type) || (isRecord(draft.body) && Object.values(draft.body).includes(FILE_PLACEHOLDER));
  if (!isFile) return;
  const sizes = Object.entries(responseRecord(call)).filter(([name, value]) => SIZE.test(name) && typeof value === 'number');
  const [name, size] = sizes.find(([, value]) => value !== PNG.length) ?? [];
  if (name === undefined) return;
  const reason = `\`${name}\` is ${String(size)} for a file of ${String(PNG.length)} bytes: wrong, unless the server stores it in another form`;
  blockInvariant(context, operation, reason);
}
