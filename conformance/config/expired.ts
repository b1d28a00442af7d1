import type { Finding } from '../types';

/**
 * Creates the finding `waiver-expired`, an error, of an entry of the configuration that has expired.
 * @param place fields of the finding, which replace the defaults
 * @param kind word for the entry in the text: `waiver` or `setting`
 * @param expires last day on which the entry was valid, as YYYY-MM-DD
 */
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
