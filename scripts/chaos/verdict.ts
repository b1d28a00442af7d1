import type { Measured } from './visit';

/** Maximum page time until the page offers a way out. */
export const MAX_WAY_OUT_MS = 10_000;

/** Lists failures. The error page is none: some faults specify it (SPEC S9, S20). */
export function listFailures({ isBlank, uncaught, loops, wayOutMs, foreign }: Measured): string[] {
  return [
    ...(isBlank ? ['blank page'] : []),
    ...uncaught.map((error) => `uncaught ${error}`),
    ...loops.map((loop) => `loop ${loop}`),
    ...(wayOutMs === null ? ['no way out'] : wayOutMs > MAX_WAY_OUT_MS ? [`way out after ${(wayOutMs / 1000).toFixed(1)} s`] : []),
    ...(foreign.length > 0 ? [`foreign text: ${foreign.join(', ')}`] : []),
  ];
}
