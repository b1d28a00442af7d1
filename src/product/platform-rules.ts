import { useQuery } from '@tanstack/react-query';

import { getGetPlatformQueryOptions } from '@generated/api/content';
import type { PlatformRules } from '@generated/api/model/platform-rules';

/** Stale time of the operator's data, which rarely changes. */
const STALE_TIME_MS = 60 * 60_000;

/** Returns the query of the operator and its rules, which the footer of every page loads. */
export function platformQuery() {
  return getGetPlatformQueryOptions({ query: { staleTime: STALE_TIME_MS } });
}

const NO_RULES: PlatformRules = {};

/** Returns the numbers that the operator or the law sets (SPEC D22); none until they are loaded. A missing one must not be shown. */
export function usePlatformRules(): PlatformRules {
  return useQuery(platformQuery()).data?.data.rules ?? NO_RULES;
}
