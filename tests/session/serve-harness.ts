import { fileURLToPath } from 'node:url';

import type { BrowserContext } from '@playwright/test';
import { build } from 'vite';

const from = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const FOLDER = '/session-harness';

/** URL path of the harness page. */
export const HARNESS = `${FOLDER}/index.html`;

/**
 * Builds the harness with the site's build tool.
 *
 * @returns the code of its files by name
 */
export async function buildHarness(): Promise<ReadonlyMap<string, string>> {
  const built = await build({
    root: from('../..'),
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    base: `${FOLDER}/`,
    resolve: { alias: { '@/': from('../../src/'), '@generated/': from('../../generated/') } },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: 'tests/session/harness.ts', output: { entryFileNames: 'harness.js' } },
    },
  });
  if (!('output' in built)) throw new Error('a single build was expected');
  return new Map(built.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : String(file.source)]));
}

/** Serves the harness on the origin of the site, so that it shares the site's cookies, channels and locks. */
export async function serveHarness(context: BrowserContext, files: ReadonlyMap<string, string>): Promise<void> {
  await context.route(`**${FOLDER}/**`, async (route) => {
    const name = new URL(route.request().url()).pathname.slice(FOLDER.length + 1);
    const code = files.get(name);
    if (name === 'index.html')
      return route.fulfill({ contentType: 'text/html', body: `<!doctype html><script type="module" src="${FOLDER}/harness.js"></script>` });
    return code === undefined ? route.fulfill({ status: 404 }) : route.fulfill({ contentType: 'text/javascript', body: code });
  });
}
