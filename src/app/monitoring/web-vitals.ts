import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';

interface WebVital {
  readonly name: 'web_vital.lcp' | 'web_vital.inp' | 'web_vital.cls';
  readonly value: number;
  readonly rating: Metric['rating'];
  /** Unit of the value; a layout shift has none. */
  readonly unit: 'millisecond' | undefined;
}

/** Reports each of LCP, INP and CLS, when the page is hidden or the value is final, and again if it has changed. Cannot be stopped. */
export function reportWebVitals(report: (vital: WebVital) => void): void {
  onLCP(({ value, rating }) => report({ name: 'web_vital.lcp', value, rating, unit: 'millisecond' }));
  onINP(({ value, rating }) => report({ name: 'web_vital.inp', value, rating, unit: 'millisecond' }));
  onCLS(({ value, rating }) => report({ name: 'web_vital.cls', value, rating, unit: undefined }));
}
