import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vitest/config';

const browserPusher = fileURLToPath(new URL('node_modules/pusher-js/dist/web/pusher.js', import.meta.url));

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    // Two: what the smallest machine that must pass has.
    maxWorkers: 2,
    // A busy machine is no fault of what is tested.
    testTimeout: 20_000,
    // `npm test` lists the tests that passed only when they were repeated.
    retry: 1,
    hookTimeout: 20_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: [
            '{mocks,frames,conformance,scripts,deploy,bench}/**/*.test.{ts,mjs}',
            'tests/{architecture,contract,conformance,fairness,games}/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        // jsdom has a WebSocket, but pusher-js picks its Node build there and never connects.
        resolve: { alias: { 'pusher-js': browserPusher } },
        test: {
          name: 'dom',
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://localhost:5173/' } },
          include: ['src/**/*.test.{ts,tsx}', 'tests/{money,realtime}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/setup/dom.ts'],
        },
      },
    ],
  },
});
