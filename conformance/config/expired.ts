import type { Finding } from '../types';

/** Creates the finding of an entry of the configuration that has expired. @param kind name of such an entry, such as `waiver` */
export const createExpiredFinding = (
  place: Partial<Finding> & Pick<Finding, 'operationId' | 'pointer' | 'contract' | 'message' | 'seed'>,
  kind: string,
  expires: string,
): Finding => ({
  check: 'waiver-expired',
  severity: 'error',
  method: '',
  path: '',
  status: null,
  excerpt: null,
  expected: `a ${kind} that has not expired`,
  actual: `it expired on ${expires}`,
  curl: '',
  occurrences: 1,
  ...place,
});
