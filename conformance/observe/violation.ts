import type { RootCause } from './root-cause';
import type { Operation } from '../contract/contract';
import type { ContractLocation } from '../contract/document-store';
import type { Call } from '../http/client';
import type { Severity } from '../types';

/** One violation as shown by one call, before violations of the same fault are grouped. */
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
  /** Violations with the same root cause become one finding. Null: same check, operation, status and pointer. */
  rootCause: RootCause | null;
}

/** Creates a violation, with defaults for the common fields. */
export function createViolation(
  call: Call,
  operation: Operation,
  details: Pick<Violation, 'check' | 'expected' | 'actual' | 'message'> & Partial<Violation>,
): Violation {
  return {
    severity: 'error',
    operation,
    status: call.response?.status ?? null,
    pointer: '',
    location: operation.node,
    call,
    rootCause: null,
    ...details,
  };
}
