/** A figure, its comparison and its target. */
export interface Line {
  readonly '#': string;
  readonly what: string;
  readonly page: string;
  readonly value: string;
  readonly comparison: string;
  readonly target: string;
  readonly verdict: 'met' | 'missed' | 'not measured';
}

interface Measurement {
  readonly id: string;
  readonly what: string;
  readonly page: string;
  readonly value: number;
  readonly max: number;
  readonly unit?: string;
  readonly comparison?: string;
  readonly target: string;
  readonly digits?: number;
}

export function atMost({ id, what, page, value: here, max: most, unit = 'ms', comparison = '', target, digits = 0 }: Measurement): Line {
  const verdict = Number.isNaN(here) || Number.isNaN(most) ? 'not measured' : here <= most ? 'met' : 'missed';
  return { '#': id, what, page, value: `${here.toFixed(digits)} ${unit}`, comparison, target, verdict };
}

/** Requires every Lighthouse score to be 100. */
export function allScoresFull(page: string, scores: Readonly<Record<string, number>>): Line {
  const low = Object.entries(scores).filter(([, score]) => score < 100);
  const value = low.length === 0 ? '100 each' : low.map(([name, score]) => `${name} ${String(score)}`).join(', ');
  return { '#': 'P5', what: 'Lighthouse', page, value, comparison: '', target: '100 each', verdict: low.length === 0 ? 'met' : 'missed' };
}
