import { PUBLIC_READS } from '@generated/public-reads';

import { contractPath } from './base';
import type { RuntimeConfig } from './runtime-config';

let areCacheable = false;

/**
 * Sets how GETs whose answer is the same for everyone are sent (SPEC N4): `specified` with the same headers as all other requests,
 * `cacheable` without token and own headers, so that browser and edge may cache their responses.
 */
export function setPublicReads(mode: RuntimeConfig['publicReads']): void {
  areCacheable = mode === 'cacheable';
}

/** Returns true for a request that goes without token and own headers: a public one, under the mode `cacheable`. */
export function isCacheableRead({ method, url }: Pick<Request, 'method' | 'url'>): boolean {
  return areCacheable && method === 'GET' && PUBLIC_READS.test(contractPath(url));
}
