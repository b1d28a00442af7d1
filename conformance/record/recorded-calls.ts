import type { Contract } from '../contract/contract';
import { parseJson } from '../contract/parse-json';
import { createOperationMatcher } from '../har/match-operation';
import type { MatchedOperation } from '../har/match-operation';
import { isAnsweredCall } from '../har/recording';
import type { Entry } from '../har/recording';
import { toCall } from '../har/to-call';
import type { Call } from '../http/client';
import type { Secrets } from '../http/secrets';

/** Recorded call of an operation. */
export interface RecordedCall extends MatchedOperation {
  call: Call;
  url: URL;
  /** Parsed body of the response; undefined if it is not JSON. */
  response: unknown;
}

/**
 * Returns the recorded calls that match an operation of the contract, in their order. A GET with the URL and headers of an earlier
 * one is left out, unless a call with another method is between the two.
 *
 * @param server only calls to its origin are returned; null for calls to any host
 * @param secrets collects the secrets of the recording
 */
export function readRecordedCalls(entries: readonly Entry[], contract: Contract, server: URL | null, secrets: Secrets): RecordedCall[] {
  const match = createOperationMatcher(contract, server);
  const calls = entries.filter(isAnsweredCall).flatMap((entry) => {
    const url = new URL(entry.request.url);
    const matched = match(entry.request.method, url);
    if (matched === null) return [];
    const call = toCall(entry, matched.operation.id, secrets);
    return [{ ...matched, url, call, response: parseJson(call.response?.body ?? '') }];
  });
  return withoutRepeatedReads(calls);
}

function withoutRepeatedReads(calls: readonly RecordedCall[]): RecordedCall[] {
  const read = new Set<string>();
  return calls.filter(({ call: { request } }) => {
    if (request.method !== 'GET') {
      read.clear();
      return true;
    }
    const key = `${request.url} ${JSON.stringify(request.headers)}`;
    const isRepeated = read.has(key);
    read.add(key);
    return !isRepeated;
  });
}
