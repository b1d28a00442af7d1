import type { Call } from '../http/client';
import { callOperation } from './call-operation';
import type { LinkTarget } from './links';
import { responseRecord } from './records';
import { isSuccess } from './response-status';
import type { RunContext } from './run-context';

/** Maximum number of reads of a job that has not ended, and the wait before each of them in ms. */
export const MAX_POLLS = 12;
const POLL_INTERVAL_MS = 150;

/** Pattern of the texts that mean a job has ended, with success (`done`, `ready`) or without (`failed`, `cancelled`). */
const ENDED = /^(?:done|completed?|succeeded|success|finished|ready|failed|failure|error|cancell?ed)$/i;
/** Pattern of the texts that mean a job has not ended, such as `queued`, `running` or `in_progress`. */
const PENDING = /^(?:queued|pending|running|processing|in[_ -]?progress|accepted|started|scheduled|waiting|new|created)$/i;

/**
 * Reads a job until it ends, with or without success. Returns its last response, which is the first one if the job has ended by then;
 * null if it does not end in time, a read gets no response or an error status, or no text of the record is a known state. The violations
 * of each read are added to the findings.
 *
 * @param first response of its first read
 */
export async function endOfJob(context: RunContext, { operation, draft }: LinkTarget, first: Call): Promise<Call | null> {
  let call = first;
  for (let polls = 0; polls < MAX_POLLS && stateOf(call) === 'pending'; polls += 1) {
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
    call = await callOperation(context, operation, draft);
  }
  return stateOf(call) === 'ended' ? call : null;
}

/** Returns the state of a job, by the texts of its record. */
function stateOf(call: Call): 'pending' | 'ended' | 'unknown' {
  const texts = Object.values(responseRecord(call)).filter((value) => typeof value === 'string');
  if (!isSuccess(call)) return 'unknown';
  return texts.some((text) => ENDED.test(text)) ? 'ended' : texts.some((text) => PENDING.test(text)) ? 'pending' : 'unknown';
}
