/** Names of the faults. */
export const FAULT_NAMES = [
  // No fault: the control run of the measures, all of which must be zero.
  'none',
  // Every API response has this status and the English body of Laravel, 429 also a Retry-After.
  '500',
  '503',
  '429',
  // No API request gets a response.
  'hang',
  // Every API response is a 200 with an English HTML page.
  'html',
  // Every API response is a 200 with an empty body.
  'empty',
  // One field of every success response with a field of the contract has a wrong type, is null or is missing.
  'field',
  // Every enum of every success response has a value that the contract lacks.
  'unknown-enum',
  // Every amount of every success response has half a cent more.
  'fraction',
  // The network goes away once the document is loaded.
  'offline',
  // The network is gone from the start, after a first visit that installed the service worker.
  'offline-second-visit',
  // The browser may store 2 kB, from a first visit on that installed the service worker.
  'full-disk',
  // Every file of the build was an HTML page once, after a first visit that installed the service worker.
  'wrong-type',
  // The cache of the service worker never responds.
  'hanging-cache',
  // The browser translates the page before it is hydrated, and every later change of it.
  'translation',
  // The network has 400 kbit/s with 400 ms latency.
  'slow-3g',
  // Every lazy chunk is a 404.
  'lost-chunk',
  // Every WebSocket is closed before it opens.
  'refused-socket',
] as const;

export type FaultName = (typeof FAULT_NAMES)[number];
