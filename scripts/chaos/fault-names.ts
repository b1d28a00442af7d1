/** Faults with a description. `none` is the control: every measure must be zero. */
export const FAULTS = {
  none: 'no fault: the control run of the measures',
  '500': 'every API response is a 500 with the English body of Laravel',
  '503': 'every API response is a 503 with the English body of Laravel',
  '429': 'every API response is a 429 with Retry-After and the English body of Laravel',
  hang: 'no API request gets a response',
  html: 'every API response is a 200 with an English HTML page',
  empty: 'every API response is a 200 with an empty body',
  field: 'one field of every success response has a wrong type, is null or is missing',
  'unknown-enum': 'every enum of every success response has a value that the contract lacks',
  fraction: 'every amount of every success response has half a cent more',
  offline: 'the network goes away once the document is loaded',
  'offline-second-visit': 'the network is gone from the start, after a first visit that installed the service worker',
  'full-disk': 'the browser may store 2 kB, from a first visit on that installed the service worker',
  'wrong-type': 'every file of the build was an HTML page once, after a first visit that installed the service worker',
  'hanging-cache': 'the cache of the service worker never responds',
  translation: 'the browser translates the page before it is hydrated, and every later change of it',
  'slow-3g': '400 kbit/s with 400 ms latency',
  'lost-chunk': 'every lazy chunk is a 404',
  'refused-socket': 'every WebSocket is closed before it opens',
} as const;

export type FaultName = keyof typeof FAULTS;

// The names are written out, because `Object.keys` sorts integer-like keys first.
export const FAULT_NAMES: readonly FaultName[] = [
  'none',
  '500',
  '503',
  '429',
  'hang',
  'html',
  'empty',
  'field',
  'unknown-enum',
  'fraction',
  'offline',
  'offline-second-visit',
  'full-disk',
  'wrong-type',
  'hanging-cache',
  'translation',
  'slow-3g',
  'lost-chunk',
  'refused-socket',
];
