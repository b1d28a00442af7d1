import { metrics } from '@sentry/browser';

import { onIncident } from '@/shared/lib/incidents';

import { watchPolicyViolations } from './policy-violations';
import { watchSocketGaps } from './socket-gaps';
import { reportWebVitals } from './web-vitals';

/**
 * Maximum number of incidents that a page counts: a loop of failures adds no information. The durations of socket gaps are sent without
 * a limit.
 */
const MAX_INCIDENTS = 100;

/** Attributes of every event and measurement: none of them is personal data. */
export interface Tags {
  readonly brand: string;
  /** Name of a page in `app/pages.ts`, never its path: paths may contain ids. */
  readonly route: string;
}

/**
 * Measures what players experience: web vitals, iframes that died, money operations whose outcome is unknown, violations of the
 * security policy and interruptions of the socket (SPEC S22). The caller sets the Sentry client before, which sends the measurements.
 *
 * @param tags returns the attributes that apply at the moment
 * @returns a function that stops all but the web vitals, whose library cannot be stopped
 */
export function startMeasurements(tags: () => Tags): () => void {
  let incidents = 0;
  const count = (name: string, attributes: object) => {
    incidents += 1;
    if (incidents <= MAX_INCIDENTS) metrics.count(name, 1, { attributes: { ...tags(), ...attributes } });
  };
  reportWebVitals(({ name, value, rating, unit }) =>
    metrics.distribution(name, value, { ...(unit !== undefined && { unit }), attributes: { ...tags(), rating } }),
  );
  const stops = [
    onIncident((kind, subject) => count(kind, kind === 'frame.dead' ? { frame: subject } : { operation: subject })),
    watchPolicyViolations(({ directive, blocked }) => count('policy.violation', { directive, blocked })),
    watchSocketGaps((seconds) => {
      count('socket.gap', {});
      metrics.distribution('socket.gap.duration', seconds, { unit: 'second', attributes: { ...tags() } });
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
