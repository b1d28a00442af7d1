import type { KnipConfig } from 'knip';

/**
 * Two runs (`scripts/unused-exports.ts`). The default run starts from all code and fails on an export that no other file
 * imports. The production run starts from the patterns that end in `!` and fails on code that only tests use. In it, an
 * export that its own file uses may be there for its unit test, and one with the JSDoc tag `@internal` is exempt.
 */
const isProduction = process.argv.includes('--production');

const config: KnipConfig = {
  entry: [
    'src/main.tsx!',
    'src/startup/prerender.tsx!',
    'src/startup/{before-paint,early-mutator,load-app}.ts!',
    'src/service-worker/worker.ts!',
    'src/fairness/verifier/page/main.ts!',
    'generated/**/*.ts!',
    'mocks/{server,node,browser}.ts!',
    'mocks/package/{cli,compiled-script,msw,node}.ts!',
    'mocks/panel/panel.ts!',
    'mocks/third-party/cli.ts!',
    'frames/*/main.ts!',
    'mocks/third-party/pages/*/main.ts!',
    'mocks/third-party/pages/{shared/provider-backend,chat/tracking,verification/legitimuz,sportsbook/altenar}.ts!',
    'mocks/third-party/pages/sportsbook/script.ts!',
    'mocks/third-party/providers/*.ts!',
    'conformance/cli.ts!',
    'scripts/*.{ts,mjs}!',
    'scripts/{contract/lint,conformance/pack,stand-in/pack,site/development-client,site/host/cli,test/line-reporter}.ts!',
    'scripts/hooks/{commit-msg,pre-commit}.mjs!',
    'bench/*.ts!',
    'bench/conformance/{bench,library,serve-subjects}.ts!',
    'bench/site/references/{render,hydrated/main}.tsx!',
    'scripts/deploy/files.ts!',
    'tests/workbench/main.tsx!',
    '*.config.ts!',
    'tests/**/*.{test,spec}.{ts,tsx}',
    'tests/setup/*.ts',
    'tests/architecture/built-react.fixture.tsx',
    'tests/hosts/serve-nginx.ts',
    'tests/laravel/{check,serve}.ts',
    '{src,frames,mocks,conformance,scripts,bench}/**/*.test.{ts,tsx,mjs}',
  ],
  project: [
    '{src,frames,mocks,conformance,scripts,bench,tests}/**/*.{ts,tsx,mjs}!',
    '!**/*.{test,fixture}.{ts,tsx,mjs}!',
    '!tests/!(workbench)/**!',
  ],
  include: ['files', 'exports', 'types', 'nsExports', 'nsTypes'],
  ignoreExportsUsedInFile: isProduction,
  // The entries of these tools are those above, in both runs.
  vite: false,
  vitest: false,
  playwright: false,
};

export default config;
