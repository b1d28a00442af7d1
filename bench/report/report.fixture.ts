import type { KeptRun } from '../results/kept-runs';

const figures = {
  'P1 LCP /': { value: 2000, unit: 'ms', static: 1000, hydrated: 1500, max: 1100, target: '1.1 × static', verdict: 'missed' },
};

const work = {
  '/': { script: 600, 'style and layout': 300, paint: 100, other: 200, all: 1200 },
  static: { script: 0, 'style and layout': 150, paint: 50, other: 100, all: 300 },
};

/** A run of the site benchmark. */
export function siteRun(day: number, lcp: number): KeptRun {
  return {
    date: `2026-11-0${String(day)}T10:00:00.000Z`,
    build: `build-${String(day)}`,
    machine: { cpu: 'Test <CPU>', cores: 2 },
    tables: { Figures: { 'P1 LCP /': { ...figures['P1 LCP /'], value: lcp } }, Work: work },
  };
}
