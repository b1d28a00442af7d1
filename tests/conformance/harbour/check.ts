import { fileURLToPath } from 'node:url';

import { run } from '../../../conformance/run';
import { createRunConfig } from '../../../conformance/run-config.fixture';
import type { Report } from '../../../conformance/types';
import { ACCOUNTS, API_KEY, CLIENT } from './server/harbour';
import { startHarbour } from './server/serve';
import type { HarbourFault } from './server/serve';

const HARBOUR_CONTRACT = fileURLToPath(new URL('openapi.yaml', import.meta.url));

const account = (username: string) => ({
  username,
  password: ACCOUNTS[username] ?? '',
  client_id: CLIENT.id,
  client_secret: CLIENT.secret,
});

/**
 * Checks one harbour, correct without a fault, once for each seed: in a sandbox, with two accounts and their API key. Data stay between
 * the runs. Returns a report for each seed.
 */
export async function checkHarbour(fault: HarbourFault | undefined, ...seeds: readonly number[]): Promise<Report[]> {
  const server = await startHarbour(fault);
  try {
    const reports: Report[] = [];
    for (const seed of seeds) {
      const config = createRunConfig({
        server: server.url,
        contractFile: HARBOUR_CONTRACT,
        seed,
        sandbox: true,
        accounts: { first: account('ada'), second: account('ben') },
        credentials: { first: { key: API_KEY }, second: { key: API_KEY } },
      });
      reports.push((await run(config)).report);
    }
    return reports;
  } finally {
    server.close();
  }
}
