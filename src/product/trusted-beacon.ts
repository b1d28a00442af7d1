import { QUICKNET } from '@/fairness/core/quicknet';
import type { Beacon } from '@/fairness/core/signatures';

import { runtimeConfig } from './runtime-config';

/**
 * Returns the only beacon whose public seeds the site trusts: that of the configuration, or else drand's quicknet (SPEC G3, N4). The file
 * is separate to keep the beacon's key out of the first load.
 */
export const trustedBeacon = (): Beacon => runtimeConfig().fairnessBeacon ?? QUICKNET;
