import type { OperationId } from '@generated/operations';

import type { Clock } from '../db/clock';
import { isoDateTime } from '../domain/calendar';
import type { LooseAnswer } from './types';

/** A call of the contract, as developers see it. No body is kept. */
export interface CallRecord {
  n: number;
  at: string;
  method: string;
  path: string;
  /** Null for a path or a method that the contract has not. */
  operation: OperationId | null;
  /** 0 where there was no answer. */
  status: number;
  ms: number;
  visit: string;
  /** What was wrong with the request. */
  request: string | null;
  /** How the answer broke the contract. */
  answer: string | null;
  /** Which scenario or fault acted. */
  injected: string | null;
}

const KEPT = 200;

export type Calls = ReturnType<typeof createCalls>;

/** The last calls. */
export function createCalls(clock: Clock) {
  let last = 0;
  let calls: (Omit<CallRecord, 'at'> & { at: number })[] = [];
  return {
    /**
     * Notes that a call has come.
     *
     * @returns what is noted of it until {@link end}
     */
    begin({ method, url }: Request, operation: OperationId | null, visit: string) {
      const began = performance.now();
      const noted = { request: null, answer: null, injected: null } as Pick<CallRecord, 'request' | 'answer' | 'injected'>;
      return {
        noted,
        end(status: number): void {
          last += 1;
          const ms = Math.round(performance.now() - began);
          calls.push({ n: last, at: clock.now(), method, path: pathOf(url), operation, status, ms, visit, ...noted });
          if (calls.length > KEPT) calls.shift();
        },
      };
    },

    /** The calls after one of them, the newest first. */
    after: (n: number): CallRecord[] => calls.flatMap((call) => (call.n > n ? { ...call, at: isoDateTime(call.at) } : [])).reverse(),

    clear(): void {
      calls = [];
    },
  };
}

/** What a refusal says was wrong with its request. */
export function wrongIn({ body }: LooseAnswer): string {
  const { message, errors } = body as { message?: string; errors?: Record<string, readonly string[]> };
  const fields = Object.entries(errors ?? {}).map(([field, messages]) => `${field}: ${messages.join(' ')}`);
  return fields.length === 0 ? String(message) : fields.join('; ');
}

// Cheaper than a URL, for every call.
const pathOf = (url: string) => /^[a-z]+:\/\/[^/]*([^?#]*)/i.exec(url)?.[1] ?? url;
