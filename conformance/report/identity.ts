import type { Finding } from '../types';

/** Returns the identity of a finding, which is the same in every run. */
export const findingIdentity = ({
  check,
  operationId,
  method,
  path,
  pointer,
  status,
}: Pick<Finding, 'check' | 'operationId' | 'method' | 'path' | 'pointer' | 'status'>): string =>
  [check, operationId ?? `${method} ${path}`, pointer, String(status ?? '')].join(' | ');
