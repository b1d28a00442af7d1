// The npm scripts (SPEC N1). A list runs in order until one fails; arguments after `--` go to its last command. Each first word
// is a program of node_modules/.bin.
const ts = 'node --import tsx';
/** Before a build, which takes a minute. */
const chromium = `${ts} scripts/require-browser.ts chromium`;
const build = 'vite build --logLevel warn';
const bench = (name) => `${ts} bench/${name}.ts`;
const benchmarks = ['stand-in', 'transactions', 'scale', 'start'];
/** They measure the built site. */
const siteBenchmarks = ['site', 'lobby', 'mines', 'double', 'interactions', 'realtime'];

export const tasks = {
  start: [`${ts} scripts/start.ts`],
  test: [`${ts} scripts/test.ts`],
  'test:full': [`${ts} scripts/test.ts --full`],
  'test:changed': [`${ts} scripts/test.ts --changed`],

  dev: [`${ts} scripts/serve.ts dev`],
  build: ['vite build'],
  preview: [`${ts} scripts/serve.ts preview`],

  new: [`${ts} scripts/new.ts`],
  generate: [`${ts} scripts/generate.ts`],
  'generate:check': [`${ts} scripts/generate-check.ts`],
  'contract:lint': [`${ts} scripts/contract/lint.ts`],

  mock: ['node --disable-warning=ExperimentalWarning --import tsx mocks/server.ts'],
  prism: [`${ts} scripts/prism.ts mock`],
  'prism:proxy': [`${ts} scripts/prism.ts proxy`],

  'deploy:files': [`${ts} deploy/files.ts`],

  'verify-receipt': [`${ts} scripts/verify-receipt.ts`],

  conformance: [`${ts} conformance/cli.ts`],
  'conformance:pack': [`${ts} scripts/conformance/pack.ts`],

  lint: [
    'oxlint --type-aware --deny-warnings',
    'oxfmt --check',
    `${ts} scripts/boundaries.ts`,
    `${ts} scripts/unused-exports.ts`,
    `${ts} scripts/prose.ts`,
  ],
  prose: [`${ts} scripts/prose.ts`],
  'packages:check': [`${ts} scripts/packages.ts`],
  format: ['oxfmt'],
  types: [`${ts} scripts/types.ts`],
  unit: ['vitest run'],
  e2e: [`${chromium} --ports`, build, 'playwright test'],
  chaos: ['node --disable-warning=ExperimentalWarning --import tsx scripts/chaos.ts'],
  bench: [chromium, ...benchmarks.map(bench), build, ...siteBenchmarks.map(bench), bench('report')],
  ...Object.fromEntries(benchmarks.map((name) => [`bench:${name}`, [bench(name)]])),
  ...Object.fromEntries(siteBenchmarks.map((name) => [`bench:${name}`, [chromium, build, bench(name)]])),
  'bench:conformance': [bench('conformance/bench')],
  'bench:report': [bench('report')],
  ...Object.fromEntries(['firefox', 'webkit'].map((engine) => [`browsers:${engine}`, [`${ts} scripts/browsers.ts ${engine}`]])),
  gallery: [`${ts} scripts/gallery.ts`],
  screenshots: [`${ts} scripts/gallery.ts screenshots`],
};

/** They need also the packages of bench/package.json, which are installed on their first use. */
export const needsBenchPackages = new Set(['bench', 'bench:site', 'bench:lobby']);

/** Checks: each line runs, also after a failure. */
export const independent = new Set(['lint']);
