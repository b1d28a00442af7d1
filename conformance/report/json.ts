import type { Report } from '../types';

/** The report itself, for other programs. */
export const renderJson = (report: Report): string => `${JSON.stringify(report, null, 2)}\n`;
