import { alignColumns } from '../columns';

import { FAULT_NAMES } from './fault-names';
import { replayCommand, ROLES } from './plan';
import { listFailures } from './verdict';
import type { Measured } from './visit';

const HEAD = ['fault', 'role', 'visits', 'blank', 'uncaught', 'loops', 'worst way out', 'foreign text', 'error page', 'lost parts'];

/** Renders a row per visited fault and role. */
export function formatTable(results: readonly Measured[]): string {
  const rows = FAULT_NAMES.flatMap((fault) =>
    ROLES.flatMap((role) => {
      const own = results.filter(({ visit }) => visit.fault === fault && visit.as === role);
      if (own.length === 0) return [];
      const count = (isCounted: (result: Measured) => boolean) => String(own.filter(isCounted).length);
      return [
        [
          fault,
          role,
          String(own.length),
          count(({ isBlank }) => isBlank),
          count(({ uncaught }) => uncaught.length > 0),
          count(({ loops }) => loops.length > 0),
          worstWayOut(own),
          count(({ foreign }) => foreign.length > 0),
          count(({ isErrorPage }) => isErrorPage),
          count(({ lost }) => lost.length > 0),
        ],
      ];
    }),
  );
  return alignColumns([HEAD, ...rows], '  ').join('\n');
}

/** Renders a line per failed visit, with the command to repeat it. */
export function failureLines(results: readonly Measured[], seed: number): string[] {
  return results.flatMap((result) => {
    const failures = listFailures(result);
    if (failures.length === 0) return [];
    const { route, fault, as } = result.visit;
    const broken = result.broken.length === 0 ? '' : ` [broken: ${result.broken.join(', ')}]`;
    return [`${route} ${fault} ${as}: ${failures.join('; ')}${broken} | ${replayCommand(result.visit, seed)}`];
  });
}

function worstWayOut(results: readonly Measured[]): string {
  if (results.some(({ wayOutMs }) => wayOutMs === null)) return 'none';
  return `${(Math.max(...results.map(({ wayOutMs }) => wayOutMs ?? 0)) / 1000).toFixed(1)} s`;
}
