import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import type { FirstLoad } from './first-load';

/** Film and requests are too large for the kept results. */
const FILE = '.cache/bench/newest-loads.json';

/** First loads of the newest run, by page or reference. */
export type NewestLoads = Readonly<Record<string, FirstLoad>>;

/** Replaces the loads of the run before. */
export function keepLoads(loads: NewestLoads): void {
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify(loads));
}

/** Returns nothing unless the site was measured on this machine. */
export function readLoads(): NewestLoads {
  return existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as NewestLoads) : {};
}
