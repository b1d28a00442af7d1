/** One line of the table: a figure beside its floor or peer, and what it must be. */
export interface Line {
  readonly '#': string;
  readonly what: string;
  readonly page: string;
  readonly here: string;
  readonly beside: string;
  readonly target: string;
  readonly verdict: 'met' | 'missed' | 'not measured';
}

interface Judged {
  readonly id: string;
  readonly what: string;
  readonly page: string;
  readonly here: number;
  /** Must not be above this. */
  readonly most: number;
  readonly unit?: string;
  readonly beside?: string;
  readonly target: string;
  readonly digits?: number;
}

/** A figure that must not be above another. */
export function atMost({ id, what, page, here, most, unit = 'ms', beside = '', target, digits = 0 }: Judged): Line {
  const verdict = Number.isNaN(here) || Number.isNaN(most) ? 'not measured' : here <= most ? 'met' : 'missed';
  return { '#': id, what, page, here: `${here.toFixed(digits)} ${unit}`, beside, target, verdict };
}

/** Figures that must all be a hundred. */
export function allHundred(page: string, scores: Readonly<Record<string, number>>): Line {
  const low = Object.entries(scores).filter(([, score]) => score < 100);
  const here = low.length === 0 ? '100 each' : low.map(([name, score]) => `${name} ${String(score)}`).join(', ');
  return { '#': 'P5', what: 'Lighthouse', page, here, beside: '', target: '100 each', verdict: low.length === 0 ? 'met' : 'missed' };
}
