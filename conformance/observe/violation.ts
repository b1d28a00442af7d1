import type { RootCause } from './root-cause';
import type { Operation } from '../contract/contract';
import type { ContractLocation } from '../contract/contract-node';
import type { Call } from '../http/client';
import type { Severity } from '../types';

/** One violation shown by one call, before grouping. */
export interface Violation {
  check: string;
  severity: Severity;
  operation: Operation;
  status: number | null;
  /** Pointer into the response or the request. */
  pointer: string;
  /** Place in the contract; null if none applies. */
  location: ContractLocation | null;
  expected: string;
  actual: string;
  message: string;
  call: Call;
  /**
   * Violations with the same root cause form one finding. If null, those with the same check, operation, status and
   * pointer do.
   */
  rootCause: RootCause | null;
}

/** Creates a violation: by default an error of the whole operation, without a root cause. */
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
