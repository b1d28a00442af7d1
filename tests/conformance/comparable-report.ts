import type { Report } from '../../conformance/types';

/** Returns a report as its JSON format, without its times. */
export const comparable = (report: Report | undefined): string =>
  JSON.stringify({ ...report, started_at: '', duration_ms: 0 } satisfies Partial<Report>, null, 2);
