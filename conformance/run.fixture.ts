import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { RunConfig } from './config/config';
import { SHOP, startShop } from './probe/shop.fixture';
import type { Fault } from './probe/shop.fixture';
import { run } from './run';
import { createRunConfig } from './run-config.fixture';

const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
/** File with the contract of the shop. The test run removes its temporary files at its end. */
export const contractFile = join(folder, 'shop.json');
writeFileSync(contractFile, JSON.stringify(SHOP, null, 2));

/** Returns the configuration of a full run with both customers of the shop, one worker and no scenarios. `more` replaces values of it. */
export const configFor = (server: URL, more: Partial<RunConfig> = {}): RunConfig =>
  createRunConfig({
    server,
    contractFile,
    accounts: { first: { username: 'ann', password: 'open sesame' }, second: { username: 'bob', password: 'open sesame' } },
    timeout: 30_000,
    workers: 1,
    scenarios: false,
    ...more,
  });

/** Runs the checker on a new shop, with a fault if one is given, and closes the shop. @returns the report */
export async function check(fault?: Fault, more: Partial<RunConfig> = {}) {
  const shop = await startShop(fault);
  try {
    return (await run(configFor(shop.url, more))).report;
  } finally {
    shop.close();
  }
}

/** Returns a fault that changes the body of each response with this method, path and status. @param path an exact path, or a pattern */
export const bodyFault =
  (method: string, path: string | RegExp, status: number, change: (body: Record<string, unknown>) => unknown): Fault =>
  (visit, reply) => {
    const response = reply();
    const isMatch =
      visit.method === method && (typeof path === 'string' ? visit.path === path : path.test(visit.path)) && response.status === status;
    return isMatch ? { ...response, body: change(response.body as Record<string, unknown>) } : response;
  };

/** Pattern of the path of an order. */
export const ORDER = /^\/v1\/orders\/\d+$/;
