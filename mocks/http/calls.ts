import type { OperationId } from '@generated/operations';

import type { Clock } from '../db/clock';
import { isoDateTime } from '../domain/calendar';
import type { UntypedResponse } from './types';

/** Call that the backend has answered, as the developer panel lists it. */
export interface CallRecord {
  /** Number of the call in the order of the answers, from 1; not reset when the log is cleared. */
  n: number;
  /** Time of the answer in ISO 8601, by the clock of the world. */
  at: string;
  method: string;
  /** Path of the URL, without the query. */
  path: string;
  /** Operation; null for a path or method outside the contract. */
  operation: OperationId | null;
  /** Status; 0 without a response. */
  status: number;
  /** Duration in ms. */
  ms: number;
  /** Text of the visit that the request belongs to: `name`, `name:key` or `name:key@own`. */
  visit: string;
  /** Validation errors of the request; null if valid. */
  request: string | null;
  /** Violation of the contract by the response, or the error that the handler threw; null if neither. */
  answer: string | null;
  /** Description of the faults that were applied, of the scenario or of a developer: `fault of login: 503`; null without one. */
  injected: string | null;
}

/** Maximum number of calls to keep, so that the log of a long session stays small. */
const MAX_CALLS = 200;

export type Calls = ReturnType<typeof createCalls>;

/** Creates an empty log of the most recent calls, in memory. Above `MAX_CALLS`, the oldest one is dropped. */
export function createCalls(clock: Clock) {
  let last = 0;
  let calls: (Omit<CallRecord, 'at'> & { at: number })[] = [];
  return {
    /** Starts timing a call. It is in the log only once `end` is called. @returns details to be filled in before `end` */
    begin({ method, url }: Request, operation: OperationId | null, visit: string) {
      const startedAt = performance.now();
      const details = { request: null, answer: null, injected: null } as Pick<CallRecord, 'request' | 'answer' | 'injected'>;
      return {
        details,
        end(status: number): void {
          last += 1;
          const ms = Math.round(performance.now() - startedAt);
          calls.push({ n: last, at: clock.now(), method, path: extractPath(url), operation, status, ms, visit, ...details });
          if (calls.length > MAX_CALLS) calls.shift();
        },
      };
    },

    /** Returns the calls after number `n`, newest first. */
    after: (n: number): CallRecord[] => calls.flatMap((call) => (call.n > n ? { ...call, at: isoDateTime(call.at) } : [])).reverse(),

    /** Removes all calls. The numbers go on. */
    clear(): void {
      calls = [];
    },
  };
}

/** Returns the validation errors of a rejection as one text, or its message if it names no field. */
export function rejectionText({ body }: UntypedResponse): string {
  const { message, errors } = body as { message?: string; errors?: Record<string, readonly string[]> };
  const fields = Object.entries(errors ?? {}).map(([field, messages]) => `${field}: ${messages.join(' ')}`);
  return fields.length === 0 ? String(message) : fields.join('; ');
}

// Returns the path of a URL, faster than parsing it.
const extractPath = (url: string) => /^[a-z]+:\/\/[^/]*([^?#]*)/i.exec(url)?.[1] ?? url;
