import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

import { EnvironmentSequencer } from './scripts/test/environment-sequencer';
import { onlyFullUnits } from './scripts/test/sample';

/**
 * Files that depend on state of modules or globals, so that each needs a worker of its own. The others share theirs,
 * which saves half of the time.
 */
const isolated = ['mocks/http/no-response.test.ts'];

/** Files that replace the location or the window itself, which only a thread of their own lets them do. */
const replacing = ['src/startup/{hydration.test.tsx,prerender.test.ts}', 'tests/money/**/*.test.ts'];
const relocated = [
  'src/app/errors/retry-page.test.ts',
  'src/app/updates/guarded-reload.test.ts',
  'src/features/page-parts/error-page.test.tsx',
];
/** Files below the features, and rules without components: their modules keep no state between files, or the test restores it. */
const shared = ['src/{api,product,realtime,session,shared}/**/*.test.{ts,tsx}', 'src/features/**/*.test.ts', ...relocated];
/**
 * Files whose first line says that they need no document: it costs a fifth of a second for each, and they share workers
 * with the rules of the stand-in.
 */
const withoutDocument = readdirSync(new URL('src', import.meta.url), { encoding: 'utf8', recursive: true })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => `src/${file.replaceAll('\\', '/')}`)
  .filter((file) => readFileSync(new URL(file, import.meta.url), 'utf8').startsWith('// @vitest-environment node'));
/** True in `npm test`, which leaves `onlyFullUnits` and the tests with the tag 'full' to `npm run test:full` (docs/testing.md). */
const isSampled = process.env.UNIT_SAMPLED !== undefined;
const left = isSampled ? onlyFullUnits : [];
const environmentOptions = { jsdom: { url: 'http://localhost:5173/' } };

const browserPusher = fileURLToPath(new URL('node_modules/pusher-js/dist/web/pusher.js', import.meta.url));
/** Conditions of package exports that lead to modules. Vitest's loader for contexts cannot load a script that requires a module. */
const conditions = ['module', 'module-sync', 'node', 'development'];

/** Returns a project of tests with a document. */
const dom = (name: string, test: TestProjectInlineConfiguration['test']) => ({
  extends: true as const,
  // jsdom has a WebSocket, but pusher-js picks its Node build there and never connects.
  resolve: { alias: { 'pusher-js': browserPusher }, conditions },
  test: { name, environment: 'jsdom' as const, environmentOptions, setupFiles: ['tests/setup/dom.ts'], ...test },
});

export default defineConfig({
  resolve: { tsconfigPaths: true },
  // Tests load no bundled packages. Vitest turns the search for them off in its other environments, but not in that of contexts,
  // where it would also find the packages of bench/, which are not installed.
  environments: { __vitest_vm__: { optimizeDeps: { noDiscovery: true } } },
  test: {
    sequence: { sequencer: EnvironmentSequencer },
    globalSetup: 'tests/setup/temporary-folder.ts',
    // The smallest machine that must pass has two cores. In `npm test` a third worker uses them while others wait.
    maxWorkers: isSampled ? 3 : 2,
    // The timeout is for tests that hang: a busy machine takes many times as long as a quiet one.
    testTimeout: 300_000,
    // `npm test` lists the tests that passed only when they were repeated.
    retry: 1,
    tags: [{ name: 'full', description: 'Only in `npm run test:full`, because it takes seconds.' }],
    ...(isSampled ? { tagsFilter: ['!full'] } : {}),
    hookTimeout: 300_000,
    // The setup raises the waits of `vi.waitFor` and `vi.waitUntil`, the limit that of `expect.poll`: a second by
    // default.
    setupFiles: ['tests/setup/patience.ts'],
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          isolate: false,
          // `npm run bench` installs packages below bench/.
          exclude: [...isolated, ...left, '**/node_modules/**'],
          include: [
            '{mocks,frames,conformance,scripts,bench}/**/*.test.{ts,mjs}',
            'tests/{architecture,contract,conformance,fairness,games,stand-in-package}/**/*.test.ts',
            ...withoutDocument,
          ],
        },
      },
      { extends: true, test: { name: 'isolated', environment: 'node', include: isolated } },
      dom('dom', { include: replacing }),
      dom('shared dom', { isolate: false, exclude: [...replacing, ...withoutDocument, ...left], include: shared }),
      // Each file has a context and modules of its own, but no thread: half of the time.
      dom('contexts', {
        pool: 'vmThreads',
        server: { deps: { inline: [/react-router/] } },
        exclude: [...replacing, ...shared, ...withoutDocument, ...left],
        include: ['src/**/*.test.{ts,tsx}', 'tests/realtime/**/*.test.ts'],
      }),
    ],
  },
});
