import type { RootCause } from './root-cause';
import type { Operation } from '../contract/contract';
import type { ContractLocation } from '../contract/contract-node';
import type { Call } from '../http/client';
import type { Severity } from '../types';

/** Violation that one call has shown, before violations are grouped into findings. Its texts and its call may contain secrets. */
export interface Violation {
  check: string;
  severity: Severity;
  operation: Operation;
  /** Received status; null without a response. */
  status: number | null;
  /**
   * Place in the response or the request: JSON pointer into the body, mostly with `*` for indexes, `?name` of the query, `{name}` of
   * the path, `#name` of a header, or a method or status that was tried; '' for the whole.
   */
  pointer: string;
  /** Place in the contract; null if there is none. */
  location: ContractLocation | null;
  expected: string;
  actual: string;
  message: string;
  call: Call;
  /**
   * Fault behind the violation: violations with the same root cause form one finding. If it is null, violations with the same
   * check, operation, status and pointer form one.
   */
  rootCause: RootCause | null;
}

/** Creates a violation, without adding it to the findings: by default an error of the whole operation, without a root cause. */
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
