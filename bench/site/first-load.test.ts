import { expect, test } from 'vitest';

import { type Audits, medianLoad, toFirstLoad } from './first-load';

const request = (url: string, resourceType: string, transferSize: number) => ({
  url,
  resourceType,
  transferSize,
});

const audits: Audits = {
  'first-contentful-paint': { numericValue: 700 },
  'largest-contentful-paint': { numericValue: 1500 },
  'total-blocking-time': { numericValue: 40 },
  'cumulative-layout-shift': { numericValue: 0.001 },
  'mainthread-work-breakdown': {
    details: {
      items: [
        { group: 'scriptEvaluation', duration: 300 },
        { group: 'scriptParseCompile', duration: 20 },
        { group: 'styleLayout', duration: 200 },
        { group: 'paintCompositeRender', duration: 50 },
        { group: 'parseHTML', duration: 10 },
        { group: 'other', duration: 100 },
      ],
    },
  },
  'network-requests': {
    details: {
      items: [
        request('https://localhost:1/', 'Document', 12_000),
        request('https://localhost:1/assets/a.js', 'Script', 90_500),
        request('https://localhost:1/storage/1.avif?width=2', 'Image', 4000),
        request('data:image/svg+xml,x', 'Image', 0),
      ],
    },
  },
};

test('work is summed by kind, and requests without network are left out', () => {
  const load = toFirstLoad(audits);
  expect(load).toMatchObject({ fcp: 700, lcp: 1500, tbt: 40, cls: 0.001, scriptsKb: 90.5, totalKb: 106.5, requests: 3 });
  expect(load.work).toEqual({ script: 320, layout: 200, paint: 50, other: 110 });
});

test('a missing audit is not a figure of zero', () => {
  expect(toFirstLoad({}).lcp).toBeNaN();
});

test('the median load has the median figures and the worst layout shift', () => {
  const loads = [1500, 9000, 1600].map((lcp, index) => ({
    ...toFirstLoad(audits),
    lcp,
    tbt: [10, 20, 90][index] ?? 0,
    cls: [0, 0.2, 0][index] ?? 0,
  }));
  expect(medianLoad(loads)).toMatchObject({ lcp: 1600, tbt: 20, cls: 0.2 });
});
