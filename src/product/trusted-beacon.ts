import { QUICKNET } from '@/fairness/core/quicknet';
import type { Beacon } from '@/fairness/core/signatures';

import { runtimeConfig } from './runtime-config';

/** Returns the only beacon whose public seeds the site trusts (SPEC G3, N4). This module keeps its key out of the first load. */
export const trustedBeacon = (): Beacon => runtimeConfig().fairnessBeacon ?? QUICKNET;
