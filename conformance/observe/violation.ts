import type { RootCause } from './root-cause';
import type { Operation } from '../contract/contract';
import type { ContractLocation } from '../contract/document-store';
import type { Call } from '../http/client';
import type { Severity } from '../types';

/** One departure as one call showed it, before those of the same fault are put together. */
export interface Violation {
  check: string;
  severity: Severity;
  operation: Operation;
  status: number | null;
  pointer: string;
  location: ContractLocation | null;
  expected: string;
  actual: string;
  message: string;
  call: Call;
  /** Departures with the same root are one finding. Null: same check, operation, status and pointer. */
  rootCause: RootCause | null;
}

/** A departure with what most of them have in common filled in. */
export function createViolation(
  call: Call,
  operation: Operation,
  said: Pick<Violation, 'check' | 'expected' | 'actual' | 'message'> & Partial<Violation>,
): Violation {
  return {
    severity: 'error',
    operation,
    status: call.response?.status ?? null,
    pointer: '',
    location: operation.node,
    call,
    rootCause: null,
    ...said,
  };
}
