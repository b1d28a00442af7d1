import type { FaultName } from './fault-names';
import type { Measured } from './visit';

/** Maximum page time until the page offers a way out: content that does not load any more, or a link or button. */
export const MAX_WAY_OUT_MS = 10_000;

/** Faults that excuse no error page, because every response of the measured visit can be used. The others excuse it (SPEC S9, S20). */
const HEALTHY_SERVER: ReadonlySet<FaultName> = new Set([
  'none',
  'full-disk',
  'wrong-type',
  'hanging-cache',
  'translation',
  'unknown-enum',
  'fraction',
]);

/** Faults under which every part of a page must still be shown. */
const LOSES_NOTHING: ReadonlySet<FaultName> = new Set(['none', 'translation', 'unknown-enum', 'fraction']);

/**
 * Lists the failures of a visit, one text each: a blank page, an error page that the fault does not excuse, uncaught errors,
 * repeated requests, no way out in time, lost parts, and visible text that is not the site's own.
 */
export function listFailures({ visit, isBlank, isErrorPage, uncaught, loops, wayOutMs, foreign, lost }: Measured): string[] {
  return [
    ...(isBlank ? ['blank page'] : []),
    ...(isErrorPage && HEALTHY_SERVER.has(visit.fault) ? ['error page'] : []),
    ...uncaught.map((error) => `uncaught ${error}`),
    ...loops.map((loop) => `loop ${loop}`),
    ...(wayOutMs === null ? ['no way out'] : wayOutMs > MAX_WAY_OUT_MS ? [`way out after ${(wayOutMs / 1000).toFixed(1)} s`] : []),
    ...(LOSES_NOTHING.has(visit.fault) ? lost.map((text) => `lost ${text}`) : []),
    ...(foreign.length > 0 ? [`foreign text: ${foreign.join(', ')}`] : []),
  ];
}
