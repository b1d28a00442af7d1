import type { Finding } from '../types';

/** Returns the identity of a finding: its check, operation, pointer and status. The same fault has the same one in every run. */
export const findingIdentity = ({
  check,
  operationId,
  method,
  path,
  pointer,
  status,
}: Pick<Finding, 'check' | 'operationId' | 'method' | 'path' | 'pointer' | 'status'>): string =>
  [check, operationId ?? `${method} ${path}`, pointer, String(status ?? '')].join(' | ');
