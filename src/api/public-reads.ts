import { PUBLIC_READS } from '@generated/public-reads';

import { contractPath } from './base';
import type { RuntimeConfig } from './runtime-config';

let areCacheable = false;

/** Sets how GETs whose answer is the same for everyone are sent (SPEC N4): see `publicReads` of the runtime configuration. */
export function setPublicReads(mode: RuntimeConfig['publicReads']): void {
  areCacheable = mode === 'cacheable';
}

/** Returns true for a request that goes without token and own headers, so that browser and edge may cache its response. */
export function isCacheableRead({ method, url }: Pick<Request, 'method' | 'url'>): boolean {
  return areCacheable && method === 'GET' && PUBLIC_READS.test(contractPath(url));
}
