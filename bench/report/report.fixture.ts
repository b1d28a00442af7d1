import type { KeptRun } from '../results/kept-runs';
import type { FirstLoad } from '../site/first-load';

export const load: FirstLoad = {
  fcp: 800,
  lcp: 2000,
  tbt: 120,
  cls: 0,
  scriptsKb: 98,
  totalKb: 210,
  work: { script: 600, layout: 300, paint: 100, other: 200 },
  requests: [
    { path: '/', type: 'Document', start: 0, end: 400, kb: 12 },
    { path: '/assets/a-script-with-a-long-name-in-a-long-folder/main-1234.js', type: 'Script', start: 500, end: 1500, kb: 98 },
    { path: '/storage/1.avif?width=240&format=auto', type: 'Image', start: 500, end: 1900, kb: 4 },
  ],
  film: [
    { ms: 1000, image: 'data:image/jpeg;base64,AAAA' },
    { ms: 2000, image: 'data:image/jpeg;base64,BBBB' },
    { ms: 3000, image: 'data:image/jpeg;base64,BBBB' },
  ],
};

export const figures = {
  'P1 LCP /': { value: 2000, unit: 'ms', static: 1000, hydrated: 1500, max: 1100, target: '1.1 × static', verdict: 'missed' },
};

export const work = {
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
