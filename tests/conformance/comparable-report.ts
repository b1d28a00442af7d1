import type { Report } from '../../conformance/types';

/** Returns a report as JSON, without the times that differ between equal runs. */
export const comparable = (report: Report | undefined): string =>
  JSON.stringify({ ...report, started_at: '', duration_ms: 0 } satisfies Partial<Report>, null, 2);
