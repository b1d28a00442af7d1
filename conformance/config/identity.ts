import type { Finding } from '../types';

/** What makes a finding the same one in another run: its check, operation, place in the answer and status. */
export const findingIdentity = ({
  check,
  operationId,
  method,
  path,
  pointer,
  status,
}: Pick<Finding, 'check' | 'operationId' | 'method' | 'path' | 'pointer' | 'status'>): string =>
  [check, operationId ?? `${method} ${path}`, pointer, String(status ?? '')].join(' | ');
