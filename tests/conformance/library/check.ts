import { fileURLToPath } from 'node:url';

import { loadScenarioFile } from '../../../conformance/arazzo/document';
import { runScenarios } from '../../../conformance/arazzo/run-scenarios';
import { run } from '../../../conformance/run';
import { createRunConfig } from '../../../conformance/run-config.fixture';
import type { Report } from '../../../conformance/types';
import { ORIGIN } from './mutants/cross-origin';
import { startLibrary } from './server/serve';
import type { LibraryFault } from './server/serve';

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));

const account = (name: string) => ({ email: `${name}@exemplo.invalid`, password: `${name}-reads-much-9` });

/**
 * Checks a new library with a fault, or a correct one without, as its team would: in a sandbox, with two accounts and a scenario. Only
 * with `hasOrigin` the checker also tests CORS, for the site's `ORIGIN`.
 */
export async function checkLibrary(fault: LibraryFault | undefined, seed: number, hasOrigin = false): Promise<Report> {
  const [report] = await checkLibraryAgain(fault, [seed], hasOrigin);
  if (report === undefined) throw new Error('no run, no report');
  return report;
}

/**
 * Checks one library as `checkLibrary` does, once for each seed, one after another. Its data stay between the runs. Returns a report for
 * each seed.
 */
export async function checkLibraryAgain(fault: LibraryFault | undefined, seeds: readonly number[], hasOrigin = false): Promise<Report[]> {
  const server = await startLibrary(fault);
  const scenarios = [loadScenarioFile(file('library.arazzo.yaml'))];
  const reports: Report[] = [];
  try {
    for (const seed of seeds) {
      const config = createRunConfig({
        server: server.url,
        contractFile: file('openapi.yaml'),
        seed,
        sandbox: true,
        accounts: { first: account('ada'), second: account('ben') },
        origin: hasOrigin ? ORIGIN : null,
      });
      reports.push((await run(config, { afterProbes: async (context) => void (await runScenarios(context, scenarios)) })).report);
    }
    return reports;
  } finally {
    server.close();
  }
}
